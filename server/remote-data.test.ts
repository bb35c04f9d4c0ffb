import { type FastifyInstance, fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { submitThere } from './plain-forms/submit-form.ts';
import { remoteData } from './remote-data.ts';

async function remoteApi(routes: (app: FastifyInstance) => void): Promise<string> {
  const app = fastify();
  routes(app);
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('lists come from the other host, with the same filters', async () => {
  const origin = await remoteApi((app) => app.get(apiPaths.groups, async ({ query }) => [query]));
  expect(await remoteData(origin).groups({ showOnHome: true })).toEqual([{ showOnHome: 'true' }]);
});

test('a client is found in the list of the other host, which is read once for many pages', async () => {
  let calls = 0;
  const origin = await remoteApi((app) =>
    app.get(apiPaths.clients, async (_request, reply) => {
      calls += 1;
      return calls === 1 ? reply.code(503).send() : [{ _id: 'a' }, { _id: 'b' }];
    }),
  );
  const { client } = remoteData(origin);
  await expect(client('a')).rejects.toThrow('status 503');
  expect(await Promise.all([client('a'), client('b'), client('c')])).toEqual([{ _id: 'a' }, { _id: 'b' }, undefined]);
  expect(await client('b')).toEqual({ _id: 'b' });
  expect(calls).toBe(2);
});

test('an answer that is no list, or no success, is a failure and never an empty list', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async (_request, reply) => reply.code(503).send([]));
    app.get(apiPaths.publicReviews, async () => ({ message: 'soon' }));
  });
  await expect(remoteData(origin).clients()).rejects.toThrow('status 503');
  await expect(remoteData(origin).publicReviews()).rejects.toThrow('did not answer with a list');
});

test('a form for the other host fetches a token there first', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.token, async (_request, reply) => reply.code(204).header('set-cookie', `${tokenCookie}=t%2B1; Path=/`).send());
    app.post(apiPaths.quotes, async ({ headers, body }, reply) => reply.code(201).send({ body, headers }));
  });
  const submission = {
    path: apiPaths.quotes,
    type: 'application/json',
    body: JSON.stringify({ fullName: 'Amal' }),
    idempotencyKey: 'key',
    address: '192.0.2.1',
    host: 'company.example',
  };
  const answer = await submitThere(origin)({ ...submission, sender: { origin: 'https://company.example' } });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      body: { fullName: 'Amal' },
      headers: {
        cookie: `${tokenCookie}=t+1`,
        [tokenHeader.toLowerCase()]: 't+1',
        origin: 'https://company.example',
        'idempotency-key': 'key',
      },
    },
  });
});
