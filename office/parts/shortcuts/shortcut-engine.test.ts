import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createShortcuts, nameOf } from './shortcut-engine.ts';

const page = new Window();
beforeAll(() => {
  for (const name of ['KeyboardEvent', 'HTMLElement', 'HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'] as const)
    vi.stubGlobal(name, page[name]);
});
afterAll(() => {
  vi.unstubAllGlobals();
  return page.happyDOM.close();
});

const element = (html: string): HTMLElement => {
  page.document.body.innerHTML = html;
  return page.document.body.firstElementChild as unknown as HTMLElement;
};

/** A key as a browser reports it, pressed where `target` has the focus. */
function press(key: string, init: Partial<KeyboardEvent> = {}) {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, code: '', target: null, defaultPrevented: false };
  return { ...plain, key, preventDefault: vi.fn(), ...init } as unknown as KeyboardEvent & { preventDefault: ReturnType<typeof vi.fn> };
}

test('keys have the names that screens give them', () => {
  expect(nameOf(press('j', { code: 'KeyJ' }))).toBe('j');
  expect(nameOf(press('J', { code: 'KeyJ', shiftKey: true }))).toBe('Shift+J');
  expect(nameOf(press('J', { code: 'KeyJ' }))).toBe('j');
  expect(nameOf(press('?', { code: 'Slash', shiftKey: true }))).toBe('?');
  expect(nameOf(press('k', { code: 'KeyK', metaKey: true }))).toBe('Mod+k');
  expect(nameOf(press('Enter', { ctrlKey: true }))).toBe('Mod+Enter');
  expect(nameOf(press('ArrowUp', { altKey: true }))).toBe('Alt+ArrowUp');
  expect(nameOf(press('Shift', { shiftKey: true }))).toBeUndefined();
});

test('on an Arabic keyboard a letter is the key that it stands on', () => {
  expect(nameOf(press('ت', { code: 'KeyJ' }))).toBe('j');
  expect(nameOf(press('ن', { code: 'KeyK', ctrlKey: true }))).toBe('Mod+k');
  expect(nameOf(press('؟', { code: 'Slash', shiftKey: true }))).toBe('?');
});

test('a single letter does nothing in a field, and does when the focus is elsewhere; Mod works everywhere', () => {
  const shortcuts = createShortcuts();
  const [letter, palette] = [vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ j: letter, 'Mod+k': palette }));
  for (const field of ['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>'])
    expect(shortcuts.press(press('j', { target: element(field) }))).toBe(false);
  expect(letter).not.toHaveBeenCalled();
  expect(shortcuts.press(press('j', { target: element('<input type="checkbox">') }))).toBe(true);
  expect(shortcuts.press(press('k', { ctrlKey: true, target: element('<input>') }))).toBe(true);
  expect([letter.mock.calls.length, palette.mock.calls.length]).toEqual([1, 1]);
});

test('letters that the account has switched off do nothing, the others still do', () => {
  const shortcuts = createShortcuts();
  const [letter, palette, back] = [vi.fn(), vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ j: letter, 'Mod+k': palette, Escape: back }));
  shortcuts.switchLetters(false);
  for (const event of [press('j'), press('k', { ctrlKey: true }), press('Escape')]) shortcuts.press(event);
  expect([letter, palette, back].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});

test('two keys after each other are one shortcut, if the second comes soon', () => {
  let now = 0;
  const shortcuts = createShortcuts(() => now);
  const [goToQuotes, quick] = [vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ 'g q': goToQuotes, q: quick }));
  shortcuts.press(press('g'));
  now = 500;
  shortcuts.press(press('q'));
  expect([goToQuotes.mock.calls.length, quick.mock.calls.length]).toEqual([1, 0]);
  shortcuts.press(press('g'));
  now = 5_000;
  shortcuts.press(press('q'));
  expect([goToQuotes.mock.calls.length, quick.mock.calls.length]).toEqual([1, 1]);
});

test('the newest listener acts, and what it does not know falls to the one before', () => {
  const shortcuts = createShortcuts();
  const [page1, pane, next] = [vi.fn(), vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ e: page1, j: next }));
  const stop = shortcuts.listen(() => ({ e: pane }));
  shortcuts.press(press('e'));
  shortcuts.press(press('j'));
  stop();
  shortcuts.press(press('e'));
  expect([page1, pane, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('keys of the page rest while a dialog is open', () => {
  const shortcuts = createShortcuts();
  const [undo, close] = [vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ z: undo }));
  const stop = shortcuts.listen(() => ({ Escape: close }), { isModal: true });
  shortcuts.press(press('z'));
  shortcuts.press(press('Escape'));
  stop();
  shortcuts.press(press('z'));
  expect([undo.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('Enter on a button or a link is theirs', () => {
  const shortcuts = createShortcuts();
  const open = vi.fn();
  shortcuts.listen(() => ({ Enter: open }));
  for (const control of ['<button></button>', '<a href="/x"></a>']) shortcuts.press(press('Enter', { target: element(control) }));
  expect(open).not.toHaveBeenCalled();
  expect(shortcuts.press(press('Enter', { target: element('<main></main>') }))).toBe(true);
});

test('arrows are left to fields, radio buttons and sliders, and act elsewhere', () => {
  const shortcuts = createShortcuts();
  const across = vi.fn();
  shortcuts.listen(() => ({ ArrowLeft: across }));
  const own = ['<input>', '<textarea></textarea>', '<input type="radio">', '<input type="range">', '<div role="slider"></div>'];
  for (const html of own) {
    const event = press('ArrowLeft', { target: element(html) });
    expect(shortcuts.press(event)).toBe(false);
    expect(event.preventDefault).not.toHaveBeenCalled();
  }
  expect(shortcuts.press(press('ArrowLeft', { target: element('<a href="/x"></a>') }))).toBe(true);
  expect(across).toHaveBeenCalledOnce();
});

test('a key that is held down moves on, and decides once', () => {
  const shortcuts = createShortcuts();
  const [decide, next, up] = [vi.fn(), vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ p: decide, j: next, 'Alt+ArrowUp': up }));
  const repeated = press('p', { repeat: true });
  for (const event of [press('p'), repeated, press('j'), press('j', { repeat: true })]) shortcuts.press(event);
  for (const repeat of [false, true]) shortcuts.press(press('ArrowUp', { altKey: true, repeat }));
  expect([decide, next, up].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2]);
  expect(repeated.preventDefault).toHaveBeenCalledOnce();
});

test('a key that somebody acts on has no effect of its own', () => {
  const shortcuts = createShortcuts();
  shortcuts.listen(() => ({ '/': () => undefined }));
  const [known, unknown] = [press('/'), press('y')];
  shortcuts.press(known);
  shortcuts.press(unknown);
  expect([known.preventDefault.mock.calls.length, unknown.preventDefault.mock.calls.length]).toEqual([1, 0]);
});

test('what can be done is offered in its order, a key that two hear by the newer one, and nothing behind a dialog', () => {
  const shortcuts = createShortcuts();
  const [older, newer] = [vi.fn(), vi.fn()];
  shortcuts.listen(() => ({ p: older, r: older, x: undefined }), { scope: 'reviews' });
  shortcuts.listen(() => ({ r: newer }), { scope: 'reviews' });
  const offers = shortcuts.offered();
  for (const { run } of offers) run();

  expect(offers.map(({ scope, keys }) => `${scope} ${keys}`)).toEqual(['reviews p', 'reviews r']);
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1]);
  shortcuts.listen(() => ({}), { isModal: true });
  expect(shortcuts.offered()).toEqual([]);
});
