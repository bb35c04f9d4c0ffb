import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

test('the log says why a form was refused with 403, once for each', async () => {
  const { app, log } = await startTestServer();
  const send = (site: string) => app.inject({ method: 'POST', url: '/api/quotes', headers: { 'sec-fetch-site': site }, payload: {} });

  const statuses = [await send('cross-site'), await send('same-origin')].map(({ statusCode }) => statusCode);

  const refused = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request refused');
  expect(statuses).toEqual([403, 403]);
  expect(refused.map(({ reason, status }) => [reason, status])).toEqual([
    ['http.forbiddenOrigin', 403],
    ['http.invalidToken', 403],
  ]);
});
