import { once } from 'node:events';
import { Agent, type IncomingMessage, request as openRequest, type RequestOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decideNamedReview } from '#api/services/office/reviews';
import { inTransaction } from '#api/store/work';
import { testResponse, testSite } from '../testing/built-site.ts';
import { reviewForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

/** A listening server, and the requests that reached Fastify. */
async function startListening() {
  const site = testSite();
  const large = testResponse('image/avif', Buffer.alloc(100_000, 1));
  const server = await startTestServer({}, { ...site, staticResponses: new Map([...site.staticResponses, ['/large.avif', large]]) });
  const routing = vi.spyOn(server.app, 'routing');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());

  async function get(path: string, headers: RequestOptions['headers'] = {}, options: RequestOptions = {}) {
    const request = openRequest({ port, path, agent, headers, ...options }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { date, ...others } = response.headers;
    return { status: response.statusCode, headers: others, hasDate: !Number.isNaN(Date.parse(date ?? '')), body: await buffer(response) };
  }
  return { ...server, port, get, throughFastify: () => routing.mock.calls.splice(0).map(([{ url }]) => url) };
}

test('a cached page stays up while the revisions of the data cannot be read', async () => {
  const { backend, get, throughFastify } = await startListening();
  await get('/');
  throughFastify();
  vi.spyOn(backend.store.revisions, 'current').mockRejectedValue(new Error('database is locked'));
  const response = await get('/');
  expect([response.status, response.headers['x-page-cache'], throughFastify()]).toEqual([200, 'stale', []]);
});

test('a response that cannot be serialized does not hold up others of the same turn', async () => {
  const site = testSite();
  const invalid = testResponse('text/html', 'x', { csp: 'line\nbreak' });
  const { app } = await startTestServer({}, { ...site, staticResponses: new Map([...site.staticResponses, ['/invalid', invalid]]) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const responses = await Promise.all(['/about', '/invalid', '/about'].map((path) => fetch(url + path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 500, 200]);
});

/** A header that Fastify has to look at, and that changes nothing. */
const conditional = { 'if-none-match': '"another"' };

test('files and cached pages skip Fastify and get the same response', async () => {
  const { get, throughFastify } = await startListening();
  await get('/');
  for (const path of ['/about', '/_astro/app.js', '/', '/?campaign=spring'])
    for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip']) {
      const headers = { 'accept-encoding': encoding };
      await get(path, headers);
      throughFastify();
      const response = await get(path, headers);
      expect([path, throughFastify()]).toEqual([path, []]);
      expect(response).toEqual(await get(path, { ...headers, ...conditional }));
      expect([response.status, throughFastify()]).toEqual([200, [path]]);
    }
});

test('whatever wants more than a whole file on an open connection goes through Fastify', async () => {
  const { get, throughFastify } = await startListening();
  await get('/');
  throughFastify();
  const responses = [
    await get('/about', { range: 'bytes=0-1' }),
    await get('/about', conditional),
    await get('/about', { connection: 'close' }),
    await get('/about', { 'content-length': '0' }),
    await get('/about', {}, { method: 'HEAD' }),
    await get('/about', {}, { method: 'POST' }),
    await get('/films/hero.mp4', { range: 'bytes=0-1' }),
    await get('/large.avif'),
    await get('/about/'),
    await get('/nowhere'),
    await get('/contact'),
    await get('/healthz'),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 405, 206, 200, 308, 404, 200, 200]);
  expect(throughFastify()).toHaveLength(responses.length);
});

test('a request that names its host twice is refused for a file too', async () => {
  const { port } = await startListening();
  expect(await exchange(port, 'GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('responses to pipelined requests come in their order, and the last one ends the connection', async () => {
  const { port, get } = await startListening();
  await get('/');
  const paths = ['/', '/about', '/contact', '/about', '/_astro/app.js', '/', '/nowhere'];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const responses = await exchange(port, `${requests.join('')}GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(responses.match(/<h1>[^<]*|console/g)?.map((text) => text.replace('<h1>', ''))).toEqual([
    ...['Home', 'About', 'Form', 'About', 'console', 'Home', 'Page not found'],
    'About',
  ]);
});

test('a change of data shows on the very next request', async () => {
  const { app, backend, get } = await startListening();
  await get('/');
  await app.inject(reviewForm({ message: 'Approved at once.' }));
  const [review] = await backend.store.reviews.list();
  await inTransaction(backend.store, { actor: null }, (work) => decideNamedReview(work, review?._id ?? '', 'approved'));
  const responses = [await get('/'), await get('/')];
  expect(responses.map(({ headers, body }) => [headers['x-page-cache'], body.toString().includes('Approved at once.')])).toEqual([
    ['miss', true],
    ['hit', true],
  ]);
});

test('requests that skip Fastify are counted and logged like others', async () => {
  const { get, log, throughFastify } = await startListening();
  await get('/map.svg?name=Amal');
  expect(throughFastify()).toEqual([]);
  const metrics = (await get('/metrics')).body.toString();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="site",status="200"} 1');
  const lines = log.map((line) => JSON.parse(line)).filter(({ req }) => req?.path === '/map.svg');
  expect(lines).toEqual([expect.objectContaining({ status: 200, msg: 'request completed', req: { method: 'GET', path: '/map.svg' } })]);
});

test('a server that closes leaves open connections to Fastify', async () => {
  const { app, get, throughFastify } = await startListening();
  await get('/about');
  throughFastify();
  app.server.closeIdleConnections = () => undefined;
  app.server.close();
  expect((await get('/about')).status).toBe(200);
  expect(throughFastify()).toEqual(['/about']);
});

/** Sends bytes as they are; resolves with what came back when the server has ended the connection. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return (await buffer(socket)).toString('latin1');
}
