import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { submitOverHttp } from './submit-form.ts';

test('a form for an API on another host is sent with a token from that API', async () => {
  const api = fastify();
  api.get(apiPaths.token, async (_request, reply) => reply.code(204).header('set-cookie', `${tokenCookie}=t%2B1; Path=/`).send());
  api.post(apiPaths.quotes, async ({ headers, body }, reply) => reply.code(201).send({ body, headers }));
  onTestFinished(() => api.close());
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const submission = {
    path: apiPaths.quotes,
    type: 'application/json',
    body: JSON.stringify({ fullName: 'Amal' }),
    idempotencyKey: 'key',
    locale: 'ar' as const,
    ip: '192.0.2.1',
    host: 'company.example',
  };

  const response = await submitOverHttp(origin)({ ...submission, originHeaders: { origin: 'https://company.example' } });

  expect(response).toMatchObject({
    status: 201,
    body: {
      body: { fullName: 'Amal' },
      headers: {
        cookie: `${tokenCookie}=t+1`,
        [tokenHeader.toLowerCase()]: 't+1',
        origin: 'https://company.example',
        'idempotency-key': 'key',
        'accept-language': 'ar',
      },
    },
  });
});
