import { Window } from 'happy-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { createKeystrokeBuffer } from './keystroke-buffer.ts';

const page = new Window();
afterAll(() => page.happyDOM.close());

function begin() {
  const [behind, onEscape] = [vi.fn(), vi.fn()];
  page.document.body.innerHTML = '<input>';
  const field = page.document.querySelector('input');
  page.document.addEventListener('keydown', behind as never);
  const keystrokes = createKeystrokeBuffer(page as never, onEscape);
  const press = (key: string, init: object = {}) => {
    const event = new page.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    field?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { keystrokes, behind, onEscape, press };
}

test('what is typed is kept in its order, and nothing behind hears or writes it', () => {
  const { keystrokes, behind, press } = begin();

  const areKept = ['h', 'U', 'd', 'x', 'Backspace', 'a', ' ', 'م', 'Shift', 'ArrowDown', 'Enter'].map((key) => press(key));

  expect(areKept).not.toContain(false);
  expect(behind).not.toHaveBeenCalled();
  expect(keystrokes.end()).toBe('hUda م');
});

test('a key with Ctrl goes where it went, a sign with AltGr is typed', () => {
  const { keystrokes, behind, press } = begin();

  press('k', { ctrlKey: true });
  press('@', { ctrlKey: true, altKey: true });

  expect(behind).toHaveBeenCalledOnce();
  expect(keystrokes.end()).toBe('@');
});

test('Escape ends it, and afterwards keys are heard again', () => {
  const { keystrokes, behind, onEscape, press } = begin();

  press('a');
  press('Escape');
  keystrokes.end();
  press('b');

  expect(onEscape).toHaveBeenCalledOnce();
  expect(behind).toHaveBeenCalledOnce();
  expect(keystrokes.end()).toBe('');
});
