// Measures what a person feels: click to picture, and what the desk costs. Printed; the record is in docs/desk.md.
import { readFileSync } from 'node:fs';
import { Desk, Page, folder } from './desk.mjs';

const ends = [];
const test = { after: end => ends.unshift(end) };
const page = await Page.open(test);
const data = folder(test);
const began = Date.now();
const desk = await Desk.start(data, '-Ddesk.demo=EIGHTEEN');
test.after(() => desk.stop());
await page.goTo(desk);
console.log(`start to first picture: ${((Date.now() - began) / 1000).toFixed(1)} s`);

const process_ = name => readFileSync(`/proc/${desk.process.pid}/${name}`, 'utf8');
const resident = () => Math.round(/VmRSS:\s+(\d+)/.exec(process_('status'))[1] / 1024);
const seconds = () => process_('stat').split(') ')[1].split(' ').slice(11, 13).reduce((sum, ticks) => sum + ticks / 100, 0);
console.log(`resident memory at the start: ${resident()} MB`);

// From the mouse button going up to the changed number being painted on the page.
await page.tap('New table');
await page.find('One player more');
async function clicks(text, times) {
  const [x, y] = await page.place(await page.find(text));
  const [[left, top, width, height], [right]] = [(await page.find('One player fewer')).bounds, (await page.find('One player more')).bounds];
  const middle = [(left + width + right) / 2 - 20, top + height / 2 - 20, 40, 40].map(Math.round);
  const found = [];
  for (let i = 0; i < times; i++) {
    await page.page.evaluate(area => { window.painted = new Promise((done, lost) => {
      setTimeout(lost, 60_000, new Error('nothing changed'));
      const screen = document.getElementById('screen');
      const look = () => screen.getContext('2d').getImageData(...area).data.join();
      const before = look();
      let up = 0;
      screen.addEventListener('pointerup', () => { up = performance.now(); }, { once: true });
      const observer = new MutationObserver(() => {
        const now = performance.now();
        if (up && look() !== before) { observer.disconnect(); done(now - up); }
      });
      observer.observe(screen, { attributeFilter: ['data-frame'] });
    }); }, middle);
    await page.page.mouse.click(x, y);
    found.push(await page.page.evaluate(() => window.painted));
    await page.page.waitForTimeout(300);
  }
  return found.sort((a, b) => a - b);
}
await clicks('One player more', 8);
await clicks('One player fewer', 8);
const times = [...await clicks('One player more', 8), ...await clicks('One player fewer', 12), ...await clicks('One player more', 12)].sort((a, b) => a - b);
const at = part => times[Math.floor(times.length * part)].toFixed(0);
console.log(`click to new picture: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms (${times.length} clicks)`);

// Wherever chance leads, the same way each time: as many presses as a turn takes, all over the app.
await page.press('Back');
let seed = 8;
const chance = below => (seed = (seed * 48271) % 0x7fffffff) % below;
async function presses(from, to) {
  for (let i = from; i < to; i++) {
    const buttons = (await page.elements()).filter(it => it.deeds.includes('press'));
    const { id } = buttons[chance(buttons.length)] ?? { id: 0 };
    await page.send(i % 10 === 9 || !id ? 'kind=closed\nkind=key&name=back' : `kind=does&element=${id}&deed=press`);
    await page.page.waitForTimeout(200);
  }
  await page.page.waitForTimeout(2000);
  if (await page.page.locator('#reason:visible').count()) throw new Error(desk.said);
  console.log(`resident memory after ${to} presses: ${resident()} MB`);
}
const turn = 200;
await presses(0, turn);
const until = Date.now() + Number(process.env.DESK_MINUTES ?? 0) * 60_000;
for (let i = turn; Date.now() < until; i += 5 * turn) await presses(i, i + 5 * turn);

for (let i = 0; i < 10; i++) await page.send('kind=closed\nkind=key&name=back');
await page.page.waitForTimeout(5000);
const before = seconds();
await page.page.waitForTimeout(20_000);
console.log(`idle, page open: ${((seconds() - before) / 20 * 100).toFixed(2)} % of a core`);
for (const end of ends) await end();
