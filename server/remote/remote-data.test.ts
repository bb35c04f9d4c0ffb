import { type FastifyInstance, fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { Mismatch } from '#contract/match-contract';
import { remoteSiteData } from './remote-data.ts';

const ignore = () => undefined;

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

  expect(await remoteSiteData(origin, ignore)('en').groups({ showOnHome: true })).toEqual([office]);
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
  const data = remoteSiteData(origin, ignore)('en');

  await expect(data.client('a')).rejects.toThrow('status 503');
  expect(await Promise.all([data.client('a'), data.client('b'), data.client('c')])).toEqual([a, b, undefined]);
  expect(await data.client('b')).toEqual(b);
  expect(calls).toBe(2);
});

test('each language is requested, and a client of one is not served for the other', async () => {
  const requested: unknown[] = [];
  const origin = await remoteApi((app) =>
    app.get(apiPaths.clients, async ({ headers }) => {
      requested.push(headers['accept-language']);
      return [{ ...client, name: headers['accept-language'] === 'ar' ? 'بنك' : 'Bank' }];
    }),
  );
  const dataIn = remoteSiteData(origin, ignore);

  expect((await dataIn('ar').client('c1'))?.name).toBe('بنك');
  expect((await dataIn('en').client('c1'))?.name).toBe('Bank');
  expect((await dataIn('ar').client('c1'))?.name).toBe('بنك');
  expect(requested).toEqual(['ar', 'en']);
});

test('a response that is not a list, or not a success, is an error and never an empty list', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async (_request, reply) => reply.code(503).send([]));
    app.get(apiPaths.publicReviews, async () => ({ message: 'soon' }));
    app.get(apiPaths.openCareers, async (_request, reply) => reply.type('text/html').send('<h1>Maintenance</h1>'));
  });
  const data = remoteSiteData(origin, ignore)('en');

  await expect(data.clients()).rejects.toThrow('GET /api/clients returned status 503');
  await expect(data.publicReviews()).rejects.toThrow('GET /api/reviews/public did not return a list');
  await expect(data.openCareers()).rejects.toThrow(SyntaxError);
});

test('entries that do not match the contract are left out and reported with path, key and field, without the value', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async () => [{ ...client, category: 'Secret category' }, client, 'Secret']);
    app.get(apiPaths.homeLogos, async () => []);
  });
  const mismatches: Mismatch[] = [];
  const data = remoteSiteData(origin, (mismatch) => void mismatches.push(mismatch))('en');

  expect(await data.clients()).toEqual([client]);
  expect(await data.homeLogos()).toEqual([]);

  expect(mismatches).toEqual([
    { source: '/api/clients', key: 'c1', problem: expect.stringMatching(/^category: Invalid option/) },
    { source: '/api/clients', key: '2', problem: 'entry: Invalid input: expected object, received string' },
  ]);
  expect(JSON.stringify(mismatches)).not.toContain('Secret');
});

test('a list without one entry that matches the contract is an error: that is another format', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async () => [
      { id: 1, title: 'Secret' },
      { id: 2, title: 'Secret' },
    ]);
  });
  const mismatches: Mismatch[] = [];
  const data = remoteSiteData(origin, (mismatch) => void mismatches.push(mismatch))('en');

  const message = await data.clients().catch((error: Error) => error.message);

  expect(message).toMatch(
    /^GET \/api\/clients returned a list that does not match the contract: _id: .*; name: .*; logo: .* \(and 4 more\)$/,
  );
  expect(message).not.toContain('Secret');
  expect(mismatches).toEqual([]);
});

test('one list that cannot be read does not affect the others', async () => {
  const origin = await remoteApi((app) => {
    app.get(apiPaths.clients, async () => [client]);
    app.get(apiPaths.groups, async () => [{ ...office, showOnHome: 'yes' }]);
  });
  const data = remoteSiteData(origin, ignore)('en');

  const [groups, clients] = await Promise.allSettled([data.groups(), data.clients()]);

  expect(groups).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('showOnHome: ') } });
  expect(clients).toEqual({ status: 'fulfilled', value: [client] });
});
