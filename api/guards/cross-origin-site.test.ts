import { expect, test } from 'vitest';
import { apiPaths, idempotencyHeader, tokenHeader, visitHeader } from '#contract/api-paths';
import { anyEngine } from '../testing/engines.ts';
import { application, multipart, multipartType, quote } from '../testing/forms.ts';
import { addOpenJob, startApi, testSettings } from '../testing/test-api.ts';

/** The headers that a browser sends from a page of the site to an API on another host. */
const fromSite = { host: 'api.company.example', origin: testSettings.origin, 'sec-fetch-site': 'same-site' };

async function startElsewhere() {
  const api = await startApi(anyEngine);
  const getToken = async (headers: Record<string, string>) => (await api.app.inject({ url: apiPaths.token, headers })).headers;
  return { ...api, getToken };
}

test('a page of the site gets its token in a header that it may read, and sends every form with it and without cookies', async () => {
  const { app, store, getToken } = await startElsewhere();
  const handedOut = await getToken(fromSite);
  const token = String(handedOut[tokenHeader.toLowerCase()]);
  const headers = { ...fromSite, [tokenHeader]: token };

  const quoteAnswer = await app.inject({ method: 'POST', url: apiPaths.quotes, headers, payload: quote() });
  const payload = multipart(application(await addOpenJob(store)));
  const applied = await app.inject({
    method: 'POST',
    url: apiPaths.applicants,
    headers: { ...headers, 'content-type': multipartType },
    payload,
  });

  expect(handedOut['set-cookie']).toBeUndefined();
  expect(handedOut['access-control-expose-headers']).toContain(tokenHeader);
  for (const response of [quoteAnswer, applied])
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([201, testSettings.origin]);
});

test('a preflight request gets the methods and headers that the site may send', async () => {
  const { app } = await startElsewhere();

  const response = await app.inject({
    method: 'OPTIONS',
    url: apiPaths.applicants,
    headers: { ...fromSite, 'access-control-request-method': 'POST', 'access-control-request-headers': tokenHeader },
  });

  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': testSettings.origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `Content-Type, ${tokenHeader}, ${idempotencyHeader}, ${visitHeader}`,
    vary: expect.stringMatching(/origin/i),
  });
  expect(response.headers['access-control-allow-credentials']).toBeUndefined();
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['an address that begins like ours', { origin: `${testSettings.origin}.evil.example` }],
  ['our host without TLS', { origin: 'http://company.example' }],
  ['our host on another port', { origin: 'https://company.example:8443' }],
  ['a sandboxed page', { origin: 'null' }],
  ['the site itself, when it stands on the same host', { host: 'company.example' }],
])("a page of %s can't read the response and is refused, whatever token it has", async (_case, changes) => {
  const { app, store, tokens, getToken } = await startElsewhere();
  const headers = { ...fromSite, 'sec-fetch-site': 'cross-site', ...changes };

  expect((await getToken(headers))[tokenHeader.toLowerCase()]).toBeUndefined();
  for (const method of ['OPTIONS', 'POST'] as const) {
    const response = await app.inject({
      method,
      url: apiPaths.quotes,
      headers: { ...headers, [tokenHeader]: tokens.issue() },
      payload: quote(),
    });
    expect(response.statusCode).toBe(method === 'POST' ? 403 : 204);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(await store.quotes.list()).toEqual([]);
});

test('a page of the site without a valid token is refused', async () => {
  const { app, tokens } = await startElsewhere();
  const expired = tokens.issue(new Date(Date.now() - 13 * 60 * 60 * 1000));

  for (const token of [undefined, '', 'forged', expired]) {
    const headers = { ...fromSite, ...(token !== undefined && { [tokenHeader]: token }) };
    expect((await app.inject({ method: 'POST', url: apiPaths.quotes, headers, payload: quote() })).statusCode).toBe(403);
  }
});
