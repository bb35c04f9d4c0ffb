import { expect, test } from 'vitest';
import { cursorOf } from '#api/http/cursor';
import { send } from '#api/office/testing/content-files';
import { addAccount, officeBrowser, signedInAs } from '#api/office/testing/office-client';
import { anyEngine } from '#api/testing/engines';
import { application, multipart, multipartType } from '#api/testing/forms';
import { signIn } from '#api/testing/office-colleague';
import { addOpenJob, startApi, type TestApi } from '#api/testing/test-api';
import { messages } from '#content/en/messages';
import { apiPaths } from '#contract/api-paths';
import { contentKinds } from '#contract/office/content-files';
import { officePaths } from '#contract/office/paths';
import { sitePaths } from '#contract/urls';
import type { z } from '#contract/zod';
import { startTestServer } from '#server/testing/test-server';
import { nulSamples } from './nul-samples.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
}

const isNotRead = ({ method, url }: Call) => !['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) || url === officePaths.changes;
const filled = (url: string) => url.replaceAll(/:\w+/g, 'none');
const asQuery = (values: unknown) =>
  Object.entries(values as Record<string, unknown>)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`))
    .join('&');

/** Every way to put U+0000 into a text that a route takes: in its path, its query, its body, and where its schemas say nothing too. */
function callsOf({ routes }: TestApi): Call[] {
  return routes.flatMap(({ method: methods, url, schema = {} }) =>
    [methods].flat().flatMap((method): Call[] => {
      const call = { method, url: filled(url) } as Call;
      if (isNotRead(call) || url.includes('*')) return [];
      const { body, querystring } = schema as { body?: z.ZodType; querystring?: z.ZodType };
      const parameters = [...url.matchAll(/:\w+/g)].map(([name]) => ({ ...call, url: filled(url.replace(name, 'a%00b')) }));
      const queries = querystring ? [...nulSamples(querystring).map(asQuery), `after=${cursorOf({ value: 'a\0b', id: 'x' })}`] : [];
      const bodies = body ? nulSamples(body) : [];
      return [
        ...parameters,
        ...(method === 'GET' ? queries.map((query) => ({ ...call, url: `${call.url}?${query}` })) : []),
        ...bodies.map((value) => ({ ...call, body: value })),
      ];
    }),
  );
}

test('U+0000 in any text of any route is refused before it reaches a database, by whoever is signed in or not', {
  timeout: 120_000,
}, async () => {
  const api = await startApi(anyEngine);
  const browsers = [officeBrowser(api), await signedInAs(api, await addAccount(api, { role: 'owner' }))];
  const calls = callsOf(api);
  const wrong: string[] = [];
  let byHook = 0;
  for (const { method, url, body } of calls)
    for (const browser of browsers) {
      const headers = url.startsWith('/api/office') ? {} : { ...api.trusted(), host: 'company.example' };
      const { statusCode, body: answer } = await browser.send(method, url, body, { 'if-match': '"0"', ...headers });
      const isRefused = statusCode >= 400 && statusCode < 500;
      // A list that has no pages does not look at where one begins.
      const isUnread = statusCode === 200 && url.includes('after=');
      if (!isRefused && !isUnread) wrong.push(`${method} ${url} ${JSON.stringify(body)}: ${statusCode} ${answer.slice(0, 80)}`);
      if (answer.includes(messages['http.nul'])) byHook += 1;
    }

  expect(calls.length).toBeGreaterThan(200);
  expect(byHook).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('U+0000 in a field of a form with a file, and in a file that is imported, is refused', async () => {
  const api = await startApi(anyEngine);
  const careerId = await addOpenJob(api.store);
  const owner = await signIn(api, 'owner');
  const answers: [string, number][] = [];
  for (const field of ['careerId', 'fullName', 'email', 'companyWebsite'] as const) {
    const payload = multipart(application(careerId, { [field]: 'a\0b' }));
    const headers = { ...api.trusted(), 'content-type': multipartType };
    const { statusCode } = await api.app.inject({ method: 'POST', url: apiPaths.applicants, headers, payload });
    answers.push([field, statusCode]);
  }
  for (const what of contentKinds)
    for (const file of [
      'name\r\na\0b',
      ...['name', 'title', 'a\0b'].map((name) => JSON.stringify({ what, entries: [{ [name]: 'a\0b' }] })),
    ])
      answers.push([`${what} ${file}`, (await send(owner, what, file)).statusCode]);

  expect(answers.filter(([, status]) => ![400, 422].includes(status))).toEqual([]);
  expect(JSON.stringify(await api.store.applicants.list())).not.toContain(String.raw`\u0000`);
});

test('U+0000 in the path, the query, a cookie or a form of a page makes no page fail', async () => {
  const { app } = await startTestServer();
  const calls = sitePaths.flatMap((path) => [
    ...[`${path}?job=a%00b`, `${path}?category=%00&page=%00`, `${path}/%00`].map((url) => ({ method: 'GET' as const, url, headers: {} })),
    { method: 'GET' as const, url: path, headers: { cookie: 'office=%00; language=%00; XSRF-TOKEN=%00', 'accept-language': '%00' } },
    {
      ...{ method: 'POST' as const, url: path, payload: 'fullName=a%00b&email=%00&message=%00' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    },
  ]);
  const failed: string[] = [];
  for (const call of [...calls, { method: 'GET' as const, url: '/office/%00?a=%00', headers: {} }]) {
    const { statusCode } = await app.inject(call);
    if (statusCode >= 500) failed.push(`${call.method} ${call.url}: ${statusCode}`);
  }

  expect(failed).toEqual([]);
});
