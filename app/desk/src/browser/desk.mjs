// A desk of its own for a test, and a browser that sees and uses it as a person would.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const patience = 120_000;

/** A folder for the data of desks; gone at the end of the test. */
export function folder(test) {
  const path = mkdtempSync(join(tmpdir(), 'desk-'));
  test.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Runs the program of this computer's Java that Gradle has written down. */
export class Desk {
  static async start(data, ...options) {
    const desk = new Desk();
    desk.process = spawn(process.env.DESK_JAVA, [...options, '@' + process.env.DESK_ARGUMENTS], {
      cwd: '..',
      env: { ...process.env, DESK_DATA: data, DESK_PORT: '0' },
    });
    desk.said = '';
    desk.ended = new Promise(ended => desk.process.on('exit', ended));
    desk.process.stderr.on('data', text => { desk.said += text; });
    desk.address = await new Promise((found, lost) => {
      desk.process.stdout.on('data', text => {
        desk.said += text;
        const address = /http:\S+/.exec(desk.said);
        if (address) found(address[0]);
      });
      desk.ended.then(() => lost(new Error(desk.said)));
    });
    return desk;
  }

  /** What Ctrl-C does. */
  async stop() {
    this.process.kill('SIGINT');
    await this.ended;
  }
}

/** The page in a browser, used by what can be read on the phone's screen. */
export class Page {
  static async open(test) {
    const browser = await chromium.launch({ executablePath: process.env.DESK_CHROMIUM, args: ['--no-sandbox'] });
    test.after(() => browser.close());
    const page = new Page();
    page.page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    return page;
  }

  async goTo(desk) {
    this.address = desk.address;
    await this.page.goto(desk.address);
    await this.page.waitForSelector('body[data-app=running], body[data-app=stopped]', { timeout: patience });
    const stopped = this.page.locator('#reason:visible');
    if (await stopped.count()) throw new Error(await stopped.textContent() + desk.said);
    await this.page.waitForSelector('#screen[data-frame]', { timeout: patience });
  }

  async elements() {
    return (await this.page.request.get(this.address + 'elements')).json();
  }

  /** The element whose text is or begins or contains this, as soon as it is there and lies still. */
  async find(text) {
    let before = '';
    return this.until(async () => {
      const all = (await this.elements()).sort((a, b) => (b.bounds[3] > 0) - (a.bounds[3] > 0)); // what is scrolled away comes last
      const found = all.find(it => it.text === text) ?? all.find(it => it.text.startsWith(text)) ?? all.find(it => it.text.includes(text));
      const now = JSON.stringify(found?.bounds);
      const still = now === before;
      before = now;
      return still && found;
    }, text);
  }

  async says(text) {
    return (await this.elements()).some(it => it.text.includes(text));
  }

  async gone(text) {
    await this.until(async () => !(await this.says(text)), 'no ' + text);
  }

  async until(met, what) {
    for (const end = Date.now() + patience; Date.now() < end; await this.page.waitForTimeout(50)) {
      const result = await met();
      if (result) return result;
    }
    throw new Error(`${what}: not on the screen: ${JSON.stringify((await this.elements()).map(it => it.text))}`);
  }

  async place({ bounds: [left, top, width, height] }) {
    const box = await this.page.locator('#screen').boundingBox();
    const scale = box.width / await this.page.locator('#screen').evaluate(screen => screen.width);
    return [box.x + (left + width / 2) * scale, box.y + (top + height / 2) * scale];
  }

  /** Clicks with the mouse on the picture, where the element lies. */
  async tap(text) {
    await this.page.mouse.click(...await this.place(await this.find(text)));
  }

  async hold(text) {
    await this.page.mouse.move(...await this.place(await this.find(text)));
    await this.page.mouse.down();
    await this.gone(text);
    await this.page.mouse.up();
  }

  async type(text) {
    await this.page.keyboard.type(text);
  }

  /** The colour of the picture near the left edge of an element, inside of it. */
  async colour(text) {
    const { bounds: [left, top, width, height] } = await this.find(text);
    return this.page.locator('#screen').evaluate((screen, [x, y]) =>
      [...screen.getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3), [left + width / 10, top + height / 2]);
  }

  async send(lines) {
    return this.page.request.post(this.address + 'in', { data: lines, headers: { origin: new URL(this.address).origin } });
  }

  async press(control) {
    await this.page.getByRole('toolbar').getByRole('button', { name: control, exact: true }).click();
  }
}
