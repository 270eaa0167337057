import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Desk, Page, folder } from './desk.mjs';

const terracotta = [0xec, 0x91, 0x66];
let desk;
after(() => desk.stop());
const data = folder({ after });
before(async () => { desk = await Desk.start(data); });

test('the picture has the colours of the app', async t => {
  const page = await Page.open(t);
  await page.goTo(desk);
  assert.deepEqual(await page.colour('New table'), terracotta);
});

test('buttons turn the phone, its light and its language', async t => {
  const page = await Page.open(t);
  await page.goTo(desk);
  await page.press('English or Polish');
  await page.find('Nowa partia');
  await page.press('Rotate');
  await page.page.waitForFunction(() => document.getElementById('screen').width > document.getElementById('screen').height);
  await page.press('Day or night');
  await page.until(async () => (await page.colour('Nowa partia')).join() !== terracotta.join(), 'daylight');
  await page.press('English or Polish');
  await page.find('New table');
});

test('the copy of the screen can be used in its place', async t => {
  const page = await Page.open(t);
  await page.goTo(desk);
  const copy = page.page.getByLabel('What the screen says');
  await copy.getByRole('button', { name: 'New table' }).click();
  await copy.getByRole('textbox', { name: 'Name', exact: true }).fill('Friday');
  await copy.getByRole('textbox', { name: 'Name', exact: true }).blur();
  await page.find('Friday');
  await page.press('Back');
  await page.find('No table yet');
});

test('a name is typed with mouse and keyboard, in letters of every kind', async t => {
  const page = await Page.open(t);
  await page.goTo(desk);
  await page.tap('New table');
  const { text } = await page.until(async () => (await page.elements()).find(it => it.role === 'field'), 'a field');
  await page.tap(text);
  await page.page.keyboard.press('End');
  for (const _ of text) await page.page.keyboard.press('Backspace');
  await page.type('Wieczór w Łodzi');
  await page.find('Wieczór w Łodzi');
  await page.page.keyboard.press('Escape');
  await page.find('No table yet');
});

test('a second desk on the same data is refused with a sentence', async () => {
  await assert.rejects(Desk.start(data), /Another desk is using/);
});

test('a thousand senseless inputs leave the app running', async t => {
  const page = await Page.open(t);
  await page.goTo(desk);
  await page.find('New table');
  const lines = ['kind=finger&move=up&x=1&y=1&time=0', 'kind=finger&move=move&x=-9999&y=9999&time=-1', 'kind=does&element=-1&deed=press',
    'kind=fills&element=2147483647&text=x', 'kind=typed&text=%00%F0%9F%8E%B2', 'kind=closed', 'kind=wheel&x=5&y=5&by=1e30', 'kind=key&name=enter',
    'kind=finger&move=cancel&x=1&y=1&time=0', 'kind=key&name=pagedown'];
  for (let i = 0; i < 900; i++) assert.equal((await page.send(lines[i % lines.length])).status(), 204);
  for (let i = 0; i < 100; i++) assert.equal((await page.send('kind=' + '&=%\0'.repeat(i))).status(), 400);
  await page.find('New table');
});
