import assert from 'node:assert/strict';
import test from 'node:test';
import { Desk, Page, folder } from './desk.mjs';

test('private cards, a selection with a draw, undo, and the next desk goes on where the game was', async t => {
  const data = folder(t);
  const page = await Page.open(t);
  const first = await Desk.start(data);
  t.after(() => first.stop());
  await page.goTo(first);
  await page.tap('New table');
  await page.tap('Create table');

  // Behind the curtain, Minoa enters three cards, one too many.
  await page.tap('Pass the phone round');
  await page.find('Give the phone to');
  assert.ok(!(await page.says('Famine')));
  await page.hold('Hold to see the cards');
  await page.tap('Stack 3');
  await page.tap('Famine');
  await page.tap('Stack 7');
  await page.tap('Tyranny');
  await page.tap('Stack 2');
  await page.tap('Treachery');
  await page.tap('Rome');
  await page.find('from Rome');

  // The curtain falls, for the next player.
  await page.tap('Next player');
  await page.find('2 of 9');
  assert.ok(!(await page.says('Famine')));
  await page.tap('Back');
  await page.find('Minoa. A.S.T. space: 0, cities: –, advances: 0, calamities: 3');

  // The neighbour draws one of the cards; undone, the same cards lie there under the same seal.
  await page.tap('Begin phase 8');
  const seal = (await page.find('Seal ')).text;
  await page.tap('Card 2 of 3');
  const lost = await page.find('Minoa loses ');
  await page.tap('Undo');
  await page.find('Card 2 of 3');
  assert.equal((await page.find('Seal ')).text, seal);
  await first.stop();

  const next = await Desk.start(data);
  t.after(() => next.stop());
  await page.goTo(next);
  await page.tap('9 players');
  await page.tap('Go on: ');
  assert.equal((await page.find('Seal ')).text, seal);
  await page.tap('Card 2 of 3');
  assert.equal((await page.find('Minoa loses ')).text, lost.text);
});
