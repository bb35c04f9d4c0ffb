// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttachedFile } from '#contract/office/mails/attachments';
import { attachments as text } from '../../content/en/cases/attachments.ts';
import { loadFirstTexts } from '../../content/texts.ts';
import { LanguageContext } from '../../content/use-text.ts';
import { toasts } from '../../parts/messages/toasts-store.ts';
import { type Attachments, useAttachments } from './use-attachments.ts';

let files: Attachments;
/** Holds what the server has. */
let stored: AttachedFile[];
/** Ends the sending of the first file that waits. */
const waiting: ((status: number) => void)[] = [];

function Composer() {
  const [attached, setAttached] = useState<readonly AttachedFile[]>([]);
  files = useAttachments({ answer: { of: 'quote', id: '1' }, attached, setAttached });
  return null;
}

async function answerTo(url: string, { method }: RequestInit): Promise<Response> {
  const name = new URL(url, 'http://office.example').searchParams.get('name');
  if (method === 'DELETE') return Response.json([]);
  if (method === 'PUT') return Response.json(stored);
  const status = await new Promise<number>((resolve) => waiting.push(resolve));
  if (status !== 201) return Response.json({ message: 'It is damaged.', key: 'office.fileContent' }, { status });
  stored = [...stored, { id: `${stored.length}`, name: name ?? '', size: 3 }];
  return Response.json(stored, { status });
}

beforeEach(async () => {
  stored = [];
  waiting.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answerTo);
  const facts = { name: 'A company', shortName: 'Company', city: 'Amman', phone: '', email: '' };
  document.body.innerHTML = '<div id="office"></div>';
  Object.assign(document.getElementById('office')?.dataset ?? {}, {
    company: JSON.stringify({ timeZone: 'UTC', host: 'company.example', en: facts, ar: facts }),
  });
  const texts = { ...(await loadFirstTexts('en')), attachments: text };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageContext value={{ locale: 'en', texts, choose: () => undefined }}>
          <Composer />
        </LanguageContext>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const choose = (...chosen: File[]) => act(async () => files.input.onChange({ target: { files: chosen } as never }));
const end = (status = 201) => act(async () => waiting.shift()?.(status));
const names = () => files.attached.map(({ name }) => name);

test('files are sent one after the other, in the order in which they were chosen', async () => {
  await choose(new File(['abc'], 'a.txt'), new File(['abc'], 'b.txt'));
  expect([waiting.length, files.isUnderWay, names()]).toEqual([1, true, []]);
  await end();
  expect([waiting.length, names()]).toEqual([1, ['a.txt']]);
  await end();
  expect([files.isUnderWay, files.hasFailed, names()]).toEqual([false, false, ['a.txt', 'b.txt']]);
});

test('what can be no attachment is not sent, and says why', async () => {
  const large = new File(['a'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await choose(new File(['abc'], 'a.exe'), new File([], 'empty.txt'), large);
  const { type, empty, tooLarge } = text.problems;
  expect(files.sending.map(({ problem, canRetry }) => [problem, canRetry])).toEqual([
    [type, false],
    [empty, false],
    [tooLarge, false],
  ]);
  expect([waiting.length, files.isUnderWay, files.hasFailed]).toEqual([0, false, true]);
  for (const file of [...files.sending]) await act(async () => files.forget(file));
  expect(files.isEmpty).toBe(true);
});

test('one that the server refuses is still there, to be tried again or given up', async () => {
  await choose(new File(['abc'], 'a.txt'));
  await end(422);
  const [failed] = files.sending;
  expect(failed).toMatchObject({ problem: 'It is damaged.', canRetry: true });
  await act(async () => failed && files.retry(failed));
  await end();
  expect([files.sending, names()]).toEqual([[], ['a.txt']]);
});

test('one that is taken off comes back by undo', async () => {
  await choose(new File(['abc'], 'a.txt'));
  await end();
  await act(async () => files.attached[0] && files.remove(files.attached[0]));
  expect(names()).toEqual([]);
  await act(async () => toasts.all().at(-1)?.action?.run());
  expect(names()).toEqual(['a.txt']);
});
