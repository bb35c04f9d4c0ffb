import { expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { apiPaths } from '#contract/api-paths';
import { statusPaths } from '#contract/application-status';
import { anyEngine } from './testing/engines.ts';
import { quote } from './testing/forms.ts';
import { startApi } from './testing/test-api.ts';

test('the response to an unknown path under /api is 404 in JSON, whatever the method', async () => {
  const { app } = await startApi(anyEngine);

  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const response = await app.inject({ method, url: '/api/nothing' });
    expect([response.statusCode, response.json()]).toEqual([404, { message: messages['http.notFound'] }]);
  }
});

test('a path of the site keeps the page of the site', async () => {
  const { app } = await startApi(anyEngine);

  const response = await app.inject('/nothing');

  expect([response.statusCode, response.body]).toEqual([404, '<p>The page of the site</p>']);
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
  ['DELETE', `${statusPaths.status('any')}?from=mail`, 'GET, HEAD, OPTIONS'],
] as const)('the response to %s %s is 405 and names the allowed methods', async (method, url, allow) => {
  const { app } = await startApi(anyEngine);

  const response = await app.inject({ method, url });

  expect([response.statusCode, response.headers.allow, response.json()]).toEqual([405, allow, { message: messages['http.wrongMethod'] }]);
});

test('OPTIONS names the allowed methods', async () => {
  const { app } = await startApi(anyEngine);

  const response = await app.inject({ method: 'OPTIONS', url: apiPaths.quotes });

  expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, 'POST, OPTIONS', '']);
});

test('HEAD responds like GET, without a body', async () => {
  const { app } = await startApi(anyEngine);

  const response = await app.inject({ method: 'HEAD', url: apiPaths.clients });

  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('with a busy or full database the response is 503 with Retry-After', async () => {
  const { app, store, post } = await startApi(anyEngine);
  const busy = Object.assign(new Error('database is locked'), { busy: true });
  store.transaction = () => Promise.reject(busy);
  store.isUnavailable = (error) => error === busy;

  const response = await post(apiPaths.quotes, quote());

  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '5',
    { message: messages['http.unavailable'] },
  ]);
  await app.close();
});
