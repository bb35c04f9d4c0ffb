import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from '#contract/zod';
import { NotConfirmed } from './not-confirmed.ts';
import { isOfficeError, type OfficeError, onSignInNeeded, request, requestFile } from './request.ts';

const Row = z.object({ id: z.string(), version: z.int() });

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}
let sent: Sent[];
let answers: (Response | Error)[];

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method: method as string, headers: headers as Record<string, string>, body: body && JSON.parse(body as string) });
    const answer = answers.shift() ?? json({});
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const failure = (promise: Promise<unknown>): Promise<OfficeError> =>
  promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: OfficeError) => error,
  );

test('a list of the query repeats its name, and what is empty is left out', async () => {
  await request('quotes', { query: { state: ['new', 'talk'], search: '', overdue: true, after: undefined } });
  expect(sent[0]?.url).toBe('/api/office/quotes?state=new&state=talk&overdue=true');
});

test('reading sends the language of the page and nothing that only changes need', async () => {
  answers = [json({ id: 'a', version: 1 })];
  expect(await request('quote', { parameters: { id: 'a/b' }, schema: Row })).toEqual({ id: 'a', version: 1 });
  expect(sent[0]).toEqual({
    url: '/api/office/quotes/a%2Fb',
    method: 'GET',
    headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
    body: undefined,
  });
});

test("a change is marked as the Office's own, names the version that was seen, and every POST has a key of its own", async () => {
  await request('quote', { method: 'PATCH', parameters: { id: 'a' }, version: 3, body: { state: 'won' } });
  await request('quoteNotes', { method: 'POST', parameters: { id: 'a' }, body: { text: 'x' } });
  await request('quoteNotes', { method: 'POST', parameters: { id: 'a' }, body: { text: 'x' } });
  const [change, first, second] = sent;
  expect(change?.headers).toMatchObject({ 'x-office': '1', 'If-Match': '"3"', 'Content-Type': 'application/json' });
  expect(change?.headers).not.toHaveProperty('Idempotency-Key');
  expect(first?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(first?.headers['Idempotency-Key']).not.toBe(second?.headers['Idempotency-Key']);
});

test('a refusal carries its key, its words and the fields at fault', async () => {
  answers = [json({ key: 'form.correctFields', message: 'Bitte', errors: { email: 'wrong' } }, 422)];
  const error = await failure(request('people', { method: 'POST', body: {} }));
  expect(error).toMatchObject({ status: 422, key: 'form.correctFields', message: 'Bitte', errors: { email: 'wrong' } });
});

test('412 carries the newer state', async () => {
  answers = [json({ id: 'a', version: 9 }, 412)];
  const error = await failure(request('quote', { method: 'PATCH', version: 8, body: {}, schema: Row }));
  expect(error).toMatchObject({ status: 412, key: 'newer', newer: { id: 'a', version: 9 } });
});

test('too many tries say when to try again', async () => {
  answers = [json({ key: 'http.tooManyRequests', message: 'Later' }, 429, { 'retry-after': '600' })];
  expect((await failure(request('session', { method: 'POST' }))).retryAfter).toBe(600);
});

test('no answer is a failure of the connection, and an answer of another shape is unreadable', async () => {
  answers = [new TypeError('Failed to fetch'), json({ id: 7 }), new Response('<html>', { status: 502 })];
  expect(await failure(request('quote', { schema: Row }))).toMatchObject({ status: undefined, key: 'connection' });
  expect(await failure(request('quote', { schema: Row }))).toMatchObject({ status: 200, key: 'unreadable' });
  expect(await failure(request('quote', { schema: Row }))).toMatchObject({ status: 502, key: 'unreadable' });
});

test("a request that its caller has given up rejects with the caller's reason", async () => {
  const controller = new AbortController();
  controller.abort();
  answers = [controller.signal.reason as Error];
  const error = await failure(request('quotes', { signal: controller.signal }));
  expect(isOfficeError(error)).toBe(false);
  expect(error.name).toBe('AbortError');
});

test.each([
  ['the session has ended', 'office.signInNeeded', 'ended'],
  ['the sign-in is too old for what is done', 'office.signInAgain', 'recent'],
])('when %s, the same request is sent again after the person has signed in', async (_, key, reason) => {
  answers = [json({ key, message: 'Please sign in' }, 401), json({ id: 'a', version: 2 })];
  const asked: string[] = [];
  const stop = onSignInNeeded(async (why) => {
    asked.push(why);
    return true;
  });
  const answer = await request('quoteNotes', { method: 'POST', parameters: { id: 'a' }, body: { text: 'kept' }, schema: Row });
  stop();
  expect([answer, asked]).toEqual([{ id: 'a', version: 2 }, [reason]]);
  expect(sent[1]).toEqual(sent[0]);
});

test('whoever does not want to sign in again has changed nothing, and is told so by a kind of its own', async () => {
  answers = [json({ key: 'office.signInAgain', message: 'Again' }, 401)];
  const stop = onSignInNeeded(async () => false);
  await expect(request('password', { method: 'POST', body: {} })).rejects.toBeInstanceOf(NotConfirmed);
  stop();
  expect(sent.length).toBe(1);
});

test('a file comes with its bytes as they are, once the person has signed in again', async () => {
  answers = [json({ key: 'office.signInAgain', message: 'Again' }, 401), new Response('\ufeffat,actor')];
  const stop = onSignInNeeded(async () => true);
  const file = await requestFile('historyCsv', { query: { search: 'salma' } });
  stop();
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('/api/office/history.csv?search=salma'));
});

test('whoever only asks whether there is a session is not asked to sign in', async () => {
  answers = [json({ key: 'office.signInNeeded', message: 'Please sign in' }, 401)];
  const ask = vi.fn(() => Promise.resolve(true));
  const stop = onSignInNeeded(ask);
  const error = await failure(request('session', { asksToSignIn: false }));
  stop();
  expect(error.key).toBe('office.signInNeeded');
  expect(ask).not.toHaveBeenCalled();
});
