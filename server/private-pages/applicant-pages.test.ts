import { expect, test } from 'vitest';
import { applicationForm } from '../testing/forms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const job = {
  ...{ jobTitle: 'Network Engineer', location: 'Lisbon', closingDate: '2999-12-31', publishedAt: '2026-01-01T00:00:00.000Z' },
  ...{ summary: 'Networks.', responsibilities: [], qualifications: [] },
};

/** The token of the link in the confirmation of a new application. */
async function apply({ app, backend }: TestServer): Promise<string> {
  const [careerId = ''] = await backend.store.transaction(({ careers }) => careers.add([job]));
  await app.inject(await applicationForm(careerId));
  const confirmation = (await backend.store.outbox.list()).find(({ kind }) => kind === 'confirmation');
  return /\/application\/([\w-]+)/.exec(confirmation?.body ?? '')?.[1] ?? '';
}

const fromPage = { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

test('the page of a link shows the status of the application, in both languages, and is not cached', async () => {
  const server = await startTestServer();
  const token = await apply(server);

  const english = await server.app.inject(`/application/${token}`);
  const arabic = await server.app.inject(`/ar/application/${token}`);

  for (const [response, locale] of [
    [english, 'en'],
    [arabic, 'ar'],
  ] as const) {
    expect([response.statusCode, response.body]).toEqual([200, `<h1>${locale} received</h1>`]);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
  expect(english.headers['x-page-cache']).toBeUndefined();
});

test('a link that opens nothing gets the not-found page', async () => {
  const server = await startTestServer();
  const token = await apply(server);
  for (const wrong of [`${token}A`, 'nothing', '%00', '..%2f..%2fapi%2fquotes', `${token}/other`]) {
    const response = await server.app.inject(`/application/${wrong}`);
    expect([wrong, response.statusCode, response.body]).toEqual([wrong, 404, '<h1>Page not found</h1>']);
  }
});

test('withdrawing asks once more, takes a form of this site alone, and works once', async () => {
  const server = await startTestServer();
  const url = `/application/${await apply(server)}`;
  const send = (headers: Record<string, string>) => server.app.inject({ method: 'POST', url: `${url}/withdraw`, headers, payload: '' });

  const question = await server.app.inject(`${url}/withdraw`);
  const foreign = await send({ ...fromPage, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  const untouched = await server.app.inject(url);
  const [first, second] = [await send(fromPage), await send(fromPage)];
  const after = await server.app.inject(url);
  const again = await server.app.inject(`${url}/withdraw`);

  expect([question.body, foreign.statusCode, untouched.body]).toEqual(['<h1>en withdraw</h1>', 403, '<h1>en received</h1>']);
  for (const response of [first, second, again]) expect([response.statusCode, response.headers.location]).toEqual([303, url]);
  expect(after.body).toBe('<h1>en withdrawn</h1>');
});

test('no log line has the token of a link', async () => {
  const server = await startTestServer();
  const token = await apply(server);

  await server.app.inject(`/application/${token}`);
  await server.app.inject(`/ar/application/${token}/withdraw`);
  await server.app.inject(`/application/${token}/other`);
  await server.app.inject({ method: 'POST', url: `/application/${token}/withdraw`, headers: fromPage, payload: '' });
  await server.app.inject({ method: 'POST', url: `/application/${token}/withdraw`, headers: { host: 'evil.example' }, payload: '' });
  await server.app.inject(`/api/application-status/${token}`);

  expect(server.log.some((line) => line.includes('/application/…'))).toBe(true);
  expect(server.log.some((line) => line.includes('/application-status/…'))).toBe(true);
  expect(server.log.filter((line) => line.includes(token))).toEqual([]);
});
