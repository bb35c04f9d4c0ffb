import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Today, WaitingItem } from '#contract/office/today';
import { assignWaiting } from './assign-waiting.ts';

const since = '2026-11-20T08:00:00Z';
const item: WaitingItem = {
  ...{ kind: 'quote', id: 'a', reference: 'K7RM4QWD', name: 'Huda Zayed', text: 'We open a clinic', since },
  ...{ turn: 'first-answer', assigneeId: null, version: 3 },
};
const row = {
  ...{ id: 'a', reference: 'K7RM4QWD', receivedAt: since, fullName: 'Huda Zayed', email: 'huda@demo.example', country: 'Jordan' },
  ...{ excerpt: 'We open a clinic', locale: 'en', state: 'new', turn: 'first-answer', waitsSince: since },
  ...{ assigneeId: 'me', remindAt: null, suspicious: false, closingReason: null, version: 4 },
};

let queries: QueryClient;
let sent: { url: string; body: unknown; shown: unknown }[];
let answer: object;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(['today'], { waiting: [{ ...item, kind: 'review' }, item] } as Partial<Today>);
  sent = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)), shown: shown()?.at(-1) });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => queries.getQueryData<Today>(['today'])?.waiting.map(({ assigneeId, version }) => [assigneeId, version]);

test('what waits is painted as the reader’s own before the server has answered, and has its new version afterwards', async () => {
  answer = { changed: [row], unchanged: [], events: ['e'] };

  expect(await assignWaiting(queries, item, 'me')).toMatchObject({ answer: { assigneeId: 'me', version: 4 }, events: ['e'] });

  const body = { ids: ['a'], versions: { a: 3 }, change: { assigneeId: 'me' } };
  expect(sent).toEqual([{ url: '/api/office/quotes/bulk', body, shown: ['me', 3] }]);
  expect(shown()).toEqual([
    [null, 3],
    ['me', 4],
  ]);
});

test('what somebody else has changed stays theirs, and is put back', async () => {
  answer = { changed: [], unchanged: ['a'] };

  await expect(assignWaiting(queries, { ...item, kind: 'application' }, 'me')).rejects.toMatchObject({ status: 412, key: 'newer' });
  await expect(assignWaiting(queries, item, 'me')).rejects.toMatchObject({ status: 412, key: 'newer' });

  expect(shown()?.at(-1)).toEqual([null, 3]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/office/applications/bulk', '/api/office/quotes/bulk']);
});
