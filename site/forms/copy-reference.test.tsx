// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { content } from '#site/content/content.ts';
import { CopyReference } from './copy-reference.tsx';

const text = content('forms', 'en').receipt;

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Receipt() {
  const shownIn = useRef<HTMLElement>(null);
  return (
    <>
      <bdi ref={shownIn}>K7QX2M4P</bdi>
      <CopyReference reference="K7QX2M4P" shownIn={shownIn} text={text} />
    </>
  );
}

/** Shows a reference with its button, and presses that. */
async function pressCopy(): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  await act(async () => createRoot(element).render(<Receipt />));
  await act(async () => element.querySelector('button')?.click());
  return element;
}

const refusing = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };

test.each([
  ['there is no clipboard, as on plain http', undefined],
  ['the clipboard refuses', refusing],
])('where %s, the reference is selected, to be copied by hand', async (_, clipboard) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  const element = await pressCopy();
  expect(getSelection()?.toString()).toBe('K7QX2M4P');
  expect(element.querySelector('[data-copyable]')?.textContent).toBe('K7QX2M4P');
  expect(element.querySelector('button')?.textContent).toBe(text.copy);
});

test('the button confirms that it has copied for two seconds', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  const element = await pressCopy();
  expect(writeText).toHaveBeenCalledWith('K7QX2M4P');
  expect(element.querySelector('button')?.textContent).toBe(text.copied);
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(element.querySelector('button')?.textContent).toBe(text.copy);
});
