import { type FastifyInstance, fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { remoteSiteData } from './remote-data.ts';

const office = {
  _id: 'g1',
  name: 'Lisbon office',
  country: 'Jordan',
  address: 'Lisbon',
  phone: '+962 6 000 0000',
  email: 'lisbon@company.example',
  services: [],
  showOnHome: true,
  isDeleted: false,
};
const client = {
  _id: 'c1',
  name: 'Bank',
  logo: '/uploads/a.svg',
  category: 'Banks',
  services: [],
  isPrivateWork: false,
  comingSoon: false,
};

async function remoteApi(routes: (app: FastifyInstance) => void): Promise<string> {
  const app = fastify();
  routes(app);
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('lists are requested from the other host with their filters', async () => {
  const queries: unknown[] = [];
  const origin = await remoteApi((app) =>
    app.get(apiPaths.groups, async ({ query }) => {
      queries.push(query);
      return [office];
    }),
  );

  expect(await remoteSiteData(origin).groups({ showOnHome: true })).toEqual([office]);
  expect(queries).toEqual([{ showOnHome: 'true' }]);
});

test('a single client is found in the list of the other host, which is requested once for many pages', async () => {
  const [a, b] = [
    { ...client, _id: 'a' },
    { ...client, _id: 'b' },
  ];
  let calls = 0;
  const origin = await remoteApi((app) =>
    app.get(apiPaths.clients, async (_request, reply) => {
      calls += 1;
      return calls === 1 ? reply.code(503).send() : [a, b];
    }),
  );
  const data = remoteSiteData(origin);

  await expect(data.client('a')).rejects.toThrow('status 503');
  expect(await Promise.all([data.client('a'), data.client('b'), data.client('c')])).toEqual([a, b, undefined]);
  expect(await data.client('b')).toEqual(b);
  expect(calls).toBe(2);
});

test('a response that is not a list, or not a success, is an error and never an empty list', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async (_request, reply) => reply.code(503).send([]));
    app.get(apiPaths.publicReviews, async () => ({ message: 'soon' }));
    app.get(apiPaths.openCareers, async (_request, reply) => reply.type('text/html').send('<h1>Maintenance</h1>'));
  });
  const data = remoteSiteData(origin);

  await expect(data.clients()).rejects.toThrow('GET /api/clients returned status 503');
  await expect(data.publicReviews()).rejects.toThrow(
    'GET /api/reviews/public returned a list that does not match the contract: response: ',
  );
  await expect(data.openCareers()).rejects.toThrow(SyntaxError);
});

test('an entry that does not match the contract is an error with path and field, and without the value', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async () => [client, { ...client, category: 'Secret category' }]);
    app.get(apiPaths.homeLogos, async () => [{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });
  const data = remoteSiteData(origin);

  const wrongCategory = await data.clients().catch((error: Error) => error.message);
  expect(wrongCategory).toMatch(/^GET \/api\/clients returned a list that does not match the contract: 1\.category: /);
  expect(wrongCategory).not.toContain('Secret');
  await expect(data.homeLogos()).rejects.toThrow(/: 0\._id: .*; 0\.logo: .*; 1\._id: .* \(and 3 more\)$/);
});

test('one list that cannot be read does not affect the others', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async () => [client]);
    app.get(apiPaths.groups, async () => [{ ...office, showOnHome: 'yes' }]);
  });
  const data = remoteSiteData(origin);

  const [groups, clients] = await Promise.allSettled([data.groups(), data.clients()]);

  expect(groups).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('0.showOnHome: ') } });
  expect(clients).toEqual({ status: 'fulfilled', value: [client] });
});
