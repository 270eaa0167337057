import assert from 'node:assert/strict';
import test from 'node:test';
import { Desk, Page, folder } from './desk.mjs';

const terracotta = [0xec, 0x91, 0x66];

test('a table is created with mouse and keyboard, and the next desk finds it again', async t => {
  const data = folder(t);
  const page = await Page.open(t);
  const first = await Desk.start(data);
  t.after(() => first.stop());
  await page.goTo(first);
  await page.find('New table');
  assert.deepEqual(await page.colour('New table'), terracotta);
  await page.tap('New table');
  const name = (await page.until(async () => (await page.elements()).find(it => it.role === 'field'), 'a field')).text;
  await page.tap(name);
  await page.page.keyboard.press('End');
  for (const _ of name) await page.page.keyboard.press('Backspace');
  await page.type('Wieczór w Łodzi');
  await page.find('Wieczór w Łodzi');
  await page.tap('Create table');
  await page.gone('Create table');
  await page.find('Wieczór w Łodzi');
  await first.stop();

  const next = await Desk.start(data);
  t.after(() => next.stop());
  await page.goTo(next);
  await page.find('Wieczór w Łodzi');
});

test('buttons turn the phone, its light and its language', async t => {
  const page = await Page.open(t);
  const desk = await Desk.start(folder(t));
  t.after(() => desk.stop());
  await page.goTo(desk);
  await page.find('New table');
  await page.press('English or Polish');
  await page.find('Nowa partia');
  await page.press('Rotate');
  await page.page.waitForFunction(() => document.getElementById('screen').width > document.getElementById('screen').height);
  await page.press('Day or night');
  await page.until(async () => (await page.colour('Nowa partia')).join() !== terracotta.join(), 'daylight');
  await page.press('English or Polish');
  await page.find('New table');
  await page.page.getByLabel('What the screen says').getByRole('button', { name: 'New table' }).click();
  await page.find('Create table');
  await page.press('Back');
  await page.gone('Create table');
});

test('a second desk on the same data is refused with a sentence', async t => {
  const data = folder(t);
  const desk = await Desk.start(data);
  t.after(() => desk.stop());
  await assert.rejects(Desk.start(data), /Another desk is using/);
});

test('a thousand senseless inputs leave the app running', async t => {
  const page = await Page.open(t);
  const desk = await Desk.start(folder(t));
  t.after(() => desk.stop());
  await page.goTo(desk);
  await page.find('New table');
  const lines = ['kind=finger&move=up&x=1&y=1&time=0', 'kind=finger&move=move&x=-9999&y=9999&time=-1', 'kind=does&element=-1&deed=press',
    'kind=fills&element=2147483647&text=x', 'kind=typed&text=%00%F0%9F%8E%B2', 'kind=closed', 'kind=wheel&x=5&y=5&by=1e30', 'kind=key&name=enter',
    'kind=finger&move=cancel&x=1&y=1&time=0', 'kind=key&name=pagedown'];
  for (let i = 0; i < 900; i++) assert.equal((await page.send(lines[i % lines.length])).status(), 204);
  for (let i = 0; i < 100; i++) assert.equal((await page.send('kind=' + '&=%\0'.repeat(i))).status(), 400);
  await page.find('New table');
});
