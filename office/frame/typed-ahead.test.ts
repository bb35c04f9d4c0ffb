import { Window } from 'happy-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

const page = new Window();
afterAll(() => page.happyDOM.close());

function begin() {
  const [behind, onEscape] = [vi.fn(), vi.fn()];
  page.document.body.innerHTML = '<input>';
  const field = page.document.querySelector('input');
  page.document.addEventListener('keydown', behind as never);
  const ahead = createTypedAhead(page as never, onEscape);
  const press = (key: string, init: object = {}) => {
    const event = new page.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    field?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ahead, behind, onEscape, press };
}

test('what is typed is kept in its order, and nothing behind hears or writes it', () => {
  const { ahead, behind, press } = begin();

  const areKept = ['h', 'U', 'd', 'x', 'Backspace', 'a', ' ', 'م', 'Shift', 'ArrowDown', 'Enter'].map((key) => press(key));

  expect(areKept).not.toContain(false);
  expect(behind).not.toHaveBeenCalled();
  expect(ahead.end()).toBe('hUda م');
});

test('a key with Ctrl goes where it went, a sign with AltGr is typed', () => {
  const { ahead, behind, press } = begin();

  press('k', { ctrlKey: true });
  press('@', { ctrlKey: true, altKey: true });

  expect(behind).toHaveBeenCalledOnce();
  expect(ahead.end()).toBe('@');
});

test('Escape ends it, and afterwards keys are heard again', () => {
  const { ahead, behind, onEscape, press } = begin();

  press('a');
  press('Escape');
  ahead.end();
  press('b');

  expect(onEscape).toHaveBeenCalledOnce();
  expect(behind).toHaveBeenCalledOnce();
  expect(ahead.end()).toBe('');
});
