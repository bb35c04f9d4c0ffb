// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { content } from '#site/content/content.ts';
import { formLanguage } from '#site/content/form-language.ts';
import { QuoteReceipt } from './quote-receipt.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('the link to another message opens a new tab when a modifier key asks for one', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  const onAgain = vi.fn();
  const values = { fullName: 'Noor Haddad', email: 'noor@example.com' };
  const { sent } = content('quoteFormText', 'en');
  await act(async () =>
    createRoot(element).render(
      <QuoteReceipt ref={null} text={sent} language={formLanguage('en')} reference="K7QX2M4P" values={values} onAgain={onAgain} />,
    ),
  );
  const click = (modifiers: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
    act(() => void element.querySelector('a')?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([click({ ctrlKey: true }), onAgain.mock.calls.length]).toEqual([false, 0]);
  expect([click({}), onAgain.mock.calls.length]).toEqual([true, 1]);
});
