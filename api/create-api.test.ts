import { expect, test } from 'vitest';
import { messages } from '#content/messages';
import { apiPaths } from '#contract/api-paths';
import { anyEngine } from './testing/engines.ts';
import { startApi } from './testing/test-api.ts';

test('an unknown path under /api answers 404 in JSON, whatever the method', async () => {
  const { app } = await startApi(anyEngine);

  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/nothing' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: messages['http.notFound'] }]);
  }
});

test('a path of the site keeps the page of the site', async () => {
  const { app } = await startApi(anyEngine);

  const answer = await app.inject('/nothing');

  expect([answer.statusCode, answer.body]).toEqual([404, '<p>The page of the site</p>']);
});

test.each([
  ['GET', apiPaths.quotes, 'POST, OPTIONS'],
  ['GET', apiPaths.reviews, 'POST, OPTIONS'],
  ['PUT', apiPaths.applicants, 'POST, OPTIONS'],
  ['GET', '/applicants', 'POST, OPTIONS'],
  ['POST', apiPaths.groups, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/groups', 'GET, HEAD, OPTIONS'],
  ['POST', apiPaths.token, 'GET, HEAD, OPTIONS'],
  ['POST', '/uploads/any.svg', 'GET, HEAD, OPTIONS'],
] as const)('%s %s answers 405 and names what is allowed', async (method, url, allow) => {
  const { app } = await startApi(anyEngine);

  const answer = await app.inject({ method, url });

  expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([405, allow, { message: messages['http.wrongMethod'] }]);
});

test('OPTIONS names what is allowed', async () => {
  const { app } = await startApi(anyEngine);

  const answer = await app.inject({ method: 'OPTIONS', url: apiPaths.quotes });

  expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'POST, OPTIONS', '']);
});

test('HEAD answers like GET, without a body', async () => {
  const { app } = await startApi(anyEngine);

  const answer = await app.inject({ method: 'HEAD', url: apiPaths.clients });

  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('a database that is busy or full answers 503 and when to come back', async () => {
  const { app, store, post } = await startApi(anyEngine);
  const busy = Object.assign(new Error('database is locked'), { busy: true });
  store.transaction = () => Promise.reject(busy);
  store.isUnavailable = (error) => error === busy;

  const answer = await post(apiPaths.quotes, { fullName: 'A', email: 'a@b.example', phoneNumber: '1', country: 'C', message: 'M' });

  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', { message: messages['http.unavailable'] }]);
  await app.close();
});
