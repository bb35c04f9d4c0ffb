import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { apiPaths, tokenCookie } from '#contract/api-paths';
import { anyEngine } from '../testing/engines.ts';
import { application, multipart, multipartType, quote, review } from '../testing/forms.ts';
import { addOpenJob, startApi, testSettings } from '../testing/test-api.ts';

const foreign = { message: messages['http.forbiddenOrigin'] };
const noToken = { message: messages['http.invalidToken'] };

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['another site that forges the origin', { 'sec-fetch-site': 'cross-site', origin: testSettings.origin, host: 'company.example' }],
  ['a foreign origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { 'sec-fetch-site': undefined, origin: `${testSettings.origin}.evil.example` }],
  ['a sandboxed page', { 'sec-fetch-site': undefined, origin: 'null' }],
  ['nowhere', { 'sec-fetch-site': undefined }],
])('a POST from %s is refused and stores nothing', async (_case, headers) => {
  const api = await startApi(anyEngine);

  for (const [url, body] of [
    [apiPaths.quotes, quote()],
    [apiPaths.reviews, review()],
    [apiPaths.applicants, ''],
    ['/applicants', ''],
  ] as const) {
    const response = await api.post(url, body, headers);
    expect([response.statusCode, response.json()]).toEqual([403, foreign]);
  }
  expect(await api.store.isEmpty()).toBe(true);
});

test.each([
  ['the configured origin', { origin: testSettings.origin }],
  ['the host that the request was sent to', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
])('a browser that sends no Sec-Fetch-Site is accepted from %s', async (_case, headers) => {
  const api = await startApi(anyEngine);

  expect((await api.post(apiPaths.quotes, quote(), { 'sec-fetch-site': undefined, ...headers })).statusCode).toBe(201);
});

test('a missing, forged, expired or unequal token is refused and stores nothing', async () => {
  const api = await startApi(anyEngine);
  const valid = api.tokens.issue();
  const other = api.tokens.issue();
  const expired = api.tokens.issue(new Date(Date.now() - 13 * 60 * 60 * 1000));
  const forged = `${valid.slice(0, -1)}${valid.endsWith('A') ? 'B' : 'A'}`;
  const later = valid.replace(/^[^.]+/, (9e14).toString(36));

  for (const headers of [
    { cookie: undefined },
    { 'x-xsrf-token': undefined },
    { cookie: undefined, 'x-xsrf-token': undefined },
    { cookie: `${tokenCookie}=${valid}`, 'x-xsrf-token': other },
    ...[expired, forged, later, '', 'x', 'a.b.c'].map((token) => ({ cookie: `${tokenCookie}=${token}`, 'x-xsrf-token': token })),
  ]) {
    const response = await api.post(apiPaths.quotes, quote(), headers);
    expect([response.statusCode, response.json()]).toEqual([403, noToken]);
  }
  expect(await api.store.isEmpty()).toBe(true);
});

test('an issued token is accepted, among other cookies too', async () => {
  const api = await startApi(anyEngine);
  const handedOut = await api.app.inject(apiPaths.token);
  const [cookie] = handedOut.cookies as [{ name: string; value: string }];

  const response = await api.post(apiPaths.quotes, quote(), {
    cookie: `theme=dark; ${cookie.name}=${cookie.value}; x=y`,
    'x-xsrf-token': cookie.value,
  });

  expect([handedOut.statusCode, handedOut.body, response.statusCode]).toEqual([204, '', 201]);
});

test('the cookie is readable by the page, strict, and secure exactly where the visitor is on https', async () => {
  const { app } = await startApi(anyEngine);
  const cookieAt = async (headers: Record<string, string>) =>
    String((await app.inject({ url: apiPaths.token, headers })).headers['set-cookie']);

  const plain = await cookieAt({ host: 'localhost:3000' });
  expect(plain).toMatch(new RegExp(`^${tokenCookie}=[\\w.-]+; Path=/; SameSite=Strict$`));
  expect(await cookieAt({ host: 'company.example' })).toMatch(/; SameSite=Strict; Secure$/);
  expect(await cookieAt({ host: 'localhost', 'x-forwarded-proto': 'https' })).toMatch(/; SameSite=Strict; Secure$/);
});

test('no other call sets a cookie, so that pages can be cached', async () => {
  const { app } = await startApi(anyEngine);

  for (const url of [apiPaths.groups, apiPaths.clients, apiPaths.publicReviews])
    expect((await app.inject(url)).headers['set-cookie']).toBeUndefined();
});

test('one IP that exceeds its limit is refused with Retry-After, and others are not', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  const from = (address: string) => api.post(apiPaths.quotes, quote(), { 'x-forwarded-for': address });

  for (let sent = 0; sent < 20; sent += 1) expect((await from('203.0.113.7')).statusCode).toBe(201);
  const refused = await from('203.0.113.7');
  const other = await from('203.0.113.8');

  expect([refused.statusCode, refused.json()]).toEqual([429, { message: messages['http.tooManyRequests'] }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect(other.statusCode).toBe(201);
});

test('many IPs together reach the total limit', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });

  for (let sent = 0; sent < 600; sent += 1) {
    // Refused for its content, but counted: a flood need not be well-formed.
    await api.post(apiPaths.quotes, {}, { 'x-forwarded-for': `203.0.${Math.floor(sent / 10)}.7` });
  }

  expect((await api.post(apiPaths.quotes, quote(), { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(429);
  expect((await api.post(apiPaths.reviews, review(), { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(201);
});

test('requests that a guard has refused do not count against the limit of their IP', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });

  for (let sent = 0; sent < 30; sent += 1) await api.post(apiPaths.quotes, quote(), { 'sec-fetch-site': 'cross-site' });

  expect((await api.post(apiPaths.quotes, quote())).statusCode).toBe(201);
});

test('both paths of an application share one limit', async () => {
  const api = await startApi(anyEngine, { rateLimits: true });
  const careerId = await addOpenJob(api.store);
  const statuses = [];

  for (let sent = 0; sent < 21; sent += 1) {
    const url = sent % 2 ? '/applicants' : apiPaths.applicants;
    const payload = multipart(application(careerId));
    statuses.push(
      (await api.app.inject({ method: 'POST', url, headers: { ...api.trusted(), 'content-type': multipartType }, payload })).statusCode,
    );
  }

  expect(statuses).toEqual([...Array(20).fill(201), 429]);
});
