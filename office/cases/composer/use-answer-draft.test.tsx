// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#contract/office/account';
import { MeContext } from '../../data/people/account.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

const kept = () => JSON.parse(localStorage.getItem('office:sami:answer:1') ?? 'null');
const sent: unknown[] = [];
const noCopies = { cc: '', bcc: '' };
let draft: ReturnType<typeof useAnswerDraft>;

function Composer() {
  draft = useAnswerDraft(
    { call: 'quoteDraft', id: '1', served: null, setCached: () => undefined },
    { subject: 'Your quote', text: '', ...noCopies },
  );
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ ...JSON.parse(String(body)), savedAt: '2026-11-22T09:40:00.000Z' });
  });
  sent.length = 0;
  localStorage.clear();
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <MeContext value={{ id: 'sami' } as Me}>
        <Composer />
      </MeContext>,
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a letter that is typed while an answer is being sent does not bring its draft back', async () => {
  await act(async () => draft.change({ text: 'Dear Noor' }));
  expect(await draft.settle()).toEqual({ subject: 'Your quote', text: 'Dear Noor', ...noCopies });
  await act(async () => draft.change({ text: 'Dear Noor,' }));
  await act(async () => draft.forget());
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(sent).toEqual([]);
  expect(kept()).toBeNull();
});

test('what is written reaches the server a moment after the last letter, and this browser at once', async () => {
  await act(async () => draft.change({ text: 'Dear Noor' }));
  expect(kept()).toMatchObject({ content: { subject: 'Your quote', text: 'Dear Noor' } });
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(sent).toEqual([{ subject: 'Your quote', text: 'Dear Noor', ...noCopies }]);
  expect(kept()).toBeNull();
});
