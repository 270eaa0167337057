const at = id => document.getElementById(id);
const screen = at('screen');
const picture = screen.getContext('2d', { alpha: false });
const pause = ms => new Promise(done => setTimeout(done, ms));

// What is done here goes to the phone, in order, as many at a time as have gathered.
const waiting = [];
let sending = false;
async function send(kind, words = {}) {
  waiting.push(new URLSearchParams({ kind, ...words }).toString());
  if (sending) return;
  sending = true;
  while (waiting.length) {
    await fetch('in', { method: 'POST', body: waiting.splice(0).join('\n') }).catch(() => {});
  }
  sending = false;
}

// The screen: each answer is the strip of rows that changed.
async function watchScreen() {
  for (let seen = 0; ;) {
    try {
      const answer = await fetch('frame?seen=' + seen);
      if (answer.status === 204) continue;
      if (!answer.ok) throw answer.status;
      const [number, top, width, height] = answer.headers.get('Frame').split(' ').map(Number);
      const strip = await createImageBitmap(await answer.blob());
      if (screen.width !== width || screen.height !== height) size(width, height);
      picture.drawImage(strip, 0, top);
      strip.close();
      seen = number;
      screen.dataset.frame = number;
      readLater();
    } catch {
      await pause(500);
    }
  }
}

function size(width, height) {
  screen.width = width;
  screen.height = height;
  screen.style.width = `min(${width / scale}px, (100vh - 80px) * ${width / height}, 100vw - 80px)`;
}

// What the phone's system would show around the app.
let scale = 2, look = {}, told = 0;
async function watchAround() {
  for (let seen = 0; ;) {
    try {
      const answer = await fetch('around?seen=' + seen);
      if (answer.status === 204) continue;
      if (!answer.ok) throw answer.status;
      const now = await answer.json();
      for (const news of now.told) if (seen && news.number > told) tell(news);
      told = Math.max(told, ...now.told.map(it => it.number));
      seen = now.number;
      show(now);
    } catch {
      show({ app: 'gone', reason: '', sheet: { kind: 'none' }, look });
      await pause(500);
    }
  }
}

function show(now) {
  look = now.look;
  scale = look.device === 'tablet' ? 1.5 : 2;
  document.body.dataset.app = now.app;
  at('starting').hidden = now.app === 'running' || now.app === 'stopped';
  at('starting').textContent = now.app === 'gone' ? 'The desk was closed. This page finds it when it is started again.' : 'The app is starting…';
  at('stopped').hidden = now.app !== 'stopped';
  at('reason').textContent = now.reason;
  for (const control of document.querySelectorAll('[data-look]')) control.value = look[control.dataset.look];
  lay(now.sheet);
}

const titles = { open: 'Choose a file', save: 'Save the file', share: 'Share' };
const yes = { open: 'Open', save: 'Save', share: 'Copy' };
function lay(sheet) {
  const opens = at('sheet').hidden && sheet.kind !== 'none';
  at('sheet').hidden = sheet.kind === 'none';
  if (sheet.kind === 'none') return;
  at('sheet').dataset.kind = sheet.kind;
  at('sheet-title').textContent = titles[sheet.kind];
  at('sheet-name').textContent = sheet.title;
  at('sheet-text').textContent = sheet.text;
  at('sheet-text').hidden = sheet.kind !== 'share';
  at('sheet-file').hidden = sheet.kind !== 'open';
  at('sheet-yes').textContent = yes[sheet.kind];
  if (opens) at(sheet.kind === 'open' ? 'sheet-file' : 'sheet-yes').focus();
}

at('sheet').onsubmit = async event => {
  event.preventDefault();
  const kind = at('sheet').dataset.kind;
  if (kind === 'save') send('saves');
  if (kind === 'share') await navigator.clipboard.writeText(at('sheet-text').textContent).then(() => send('closed'), () => {});
  const file = at('sheet-file').files[0];
  if (kind === 'open' && file) {
    await fetch('file?' + new URLSearchParams({ name: file.name }), { method: 'POST', body: file });
    at('sheet').reset();
  }
};
at('sheet-no').onclick = () => send('closed');
at('restart').onclick = () => send('restart');

function tell({ kind, text }) {
  if (kind === 'file') {
    const link = document.createElement('a');
    link.href = 'file?' + new URLSearchParams({ name: text });
    link.download = text;
    link.click();
    return;
  }
  at('toast').textContent = text;
  at('toast').hidden = false;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => { at('toast').hidden = true; }, 3500);
}

// Buttons around the phone
at('back').onclick = () => send('key', { name: 'back' });
for (const control of document.querySelectorAll('[data-look]')) {
  const what = control.dataset.look;
  if (control.tagName === 'SELECT') {
    control.onchange = () => send('turns', { what, value: control.value });
  } else {
    control.onclick = () => {
      const values = control.dataset.values.split(' ');
      send('turns', { what, value: values.find(it => it !== look[what]) });
    };
  }
}

// Pointer, wheel and keyboard on the screen
function place(event) {
  const box = screen.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) * screen.width / box.width).toFixed(1),
    y: ((event.clientY - box.top) * screen.height / box.height).toFixed(1),
  };
}
let finger = null;
function touch(move) {
  return event => {
    if (move === 'down' ? event.button : event.pointerId !== finger) return;
    finger = move === 'up' || move === 'cancel' ? null : event.pointerId;
    if (move === 'down') {
      at('keys').focus({ preventScroll: true });
      screen.setPointerCapture(event.pointerId);
      event.preventDefault();
    }
    send('finger', { move, ...place(event), time: event.timeStamp.toFixed(1) });
  };
}
for (const move of ['down', 'move', 'up', 'cancel']) screen.addEventListener('pointer' + move, touch(move));
screen.addEventListener('wheel', event => {
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 3 : 100;
  send('wheel', { ...place(event), by: (-event.deltaY / lines).toFixed(2) });
  event.preventDefault();
}, { passive: false });

const keys = { Escape: 'back', Enter: 'enter', Backspace: 'backspace', Delete: 'delete', ArrowUp: 'up', ArrowDown: 'down',
  ArrowLeft: 'left', ArrowRight: 'right', Home: 'home', End: 'end', PageUp: 'pageup', PageDown: 'pagedown' };
at('keys').onkeydown = event => {
  if (!keys[event.key] || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  send('key', { name: keys[event.key] });
  event.preventDefault();
};
// Letters come by way of a field that nobody sees, so that every keyboard and input method can write them.
at('keys').oninput = event => { if (!event.isComposing) typed(); };
at('keys').addEventListener('compositionend', typed);
function typed() {
  if (at('keys').value) send('typed', { text: at('keys').value });
  at('keys').value = '';
}

// The copy of the screen's text, for those who do not see the picture
let reading = 0, copied = '';
function readLater() {
  clearTimeout(reading);
  reading = setTimeout(read, 150);
}
async function read() {
  const text = await fetch('elements').then(it => it.ok ? it.text() : copied, () => copied);
  if (text === copied) return;
  copied = text;
  const old = new Map([...at('copy').children].map(it => [it.dataset.key, it]));
  const now = JSON.parse(text).map(element => {
    const key = element.id + element.role + element.deeds;
    const node = old.get(key) ?? made(element);
    node.dataset.key = key;
    write(node, element);
    return node;
  });
  now.forEach((node, index) => {
    if (at('copy').children[index] !== node) at('copy').insertBefore(node, at('copy').children[index] ?? null);
  });
  while (at('copy').children.length > now.length) at('copy').lastChild.remove();
}

function made({ id, role, deeds }) {
  if (role === 'field') {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.onchange = () => send('fills', { element: id, text: input.value });
    label.append(document.createElement('span'), input);
    return label;
  }
  if (deeds.includes('press') || deeds.includes('hold')) {
    const button = document.createElement('button');
    button.onclick = () => send('does', { element: id, deed: deeds.includes('press') ? 'press' : 'hold' });
    if (role === 'checkbox' || role === 'radio') button.setAttribute('role', role);
    const line = document.createElement('p');
    line.append(button);
    if (deeds.includes('press') && deeds.includes('hold')) line.append(deed(id, 'hold', 'Hold'));
    return line;
  }
  if (deeds.includes('on') || deeds.includes('back')) {
    const line = document.createElement('p');
    line.className = 'row';
    if (deeds.includes('back')) line.append(deed(id, 'back', 'Scroll back'));
    if (deeds.includes('on')) line.append(deed(id, 'on', 'Scroll on'));
    return line;
  }
  return document.createElement(role === 'heading' ? 'h3' : 'p');
}

function deed(id, name, text) {
  const button = document.createElement('button');
  button.textContent = text;
  button.onclick = () => send('does', { element: id, deed: name });
  return button;
}

function write(node, { role, text, states, deeds }) {
  const said = states.filter(it => !['checked', 'selected', 'disabled', 'focused'].includes(it));
  const words = [text, ...said].join(', ');
  const target = node.firstElementChild ?? node;
  if (role === 'field') {
    node.firstElementChild.textContent = said.join(', ');
    if (document.activeElement !== node.lastElementChild) node.lastElementChild.value = text;
  } else if (role !== 'list' || !deeds.length) {
    if (target.textContent !== words) target.textContent = words;
  }
  if (role === 'checkbox' || role === 'radio') target.setAttribute('aria-checked', states.includes('checked'));
  target.toggleAttribute('aria-current', states.includes('selected'));
  if (states.includes('disabled')) target.setAttribute('aria-disabled', 'true');
  else target.removeAttribute('aria-disabled');
}

watchScreen();
watchAround();
