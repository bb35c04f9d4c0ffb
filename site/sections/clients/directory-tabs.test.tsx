// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { content } from '#site/content/content.ts';
import { DirectoryTabs, tabId } from './directory-tabs.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('an arrow with Alt, Ctrl or ⌘ stays the browser’s, which goes back with it', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  const onChoose = vi.fn();
  const text = content('clients', 'en').directory;
  await act(async () =>
    createRoot(element).render(<DirectoryTabs text={text} locale="en" chosen="banks" panel="panel" onChoose={onChoose} />),
  );
  const tab = document.getElementById(tabId('banks'));
  const press = (modifiers: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...modifiers });
    act(() => void tab?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) expect(press({ [modifier]: true }), modifier).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
  expect(press({})).toBe(true);
  expect(onChoose).toHaveBeenCalledWith('all');
});
