import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { officePaths } from '#contract/office/paths';
import { startTestServer } from '../testing/test-server.ts';
import { guardAgainstSlowBodies } from './timeouts.ts';

/** Sends `start` and then `chunk` every 50 ms; resolves with what was received when the server has closed the connection. */
async function sendSlowly(port: number, start: string, chunk = 'x'): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  await once(socket, 'connect');
  socket.write(start);
  const interval = setInterval(() => socket.write(chunk), 50);
  // Not `once`, which rejects on an error: a reset connection is expected here.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(interval);
  return received;
}

const post = (path: string, length: number | 'chunked') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`;

test('a client that sends headers slowly, or nothing, is disconnected, and others are served meanwhile', async () => {
  const { app } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = Array.from({ length: 50 }, (_, index) =>
    index % 2 ? sendSlowly(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ') : sendSlowly(port, '', ''),
  );

  expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);

  for (const response of await Promise.all(slow)) expect(response).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

const uploads = [
  '/api/applicants',
  '/careers',
  '/ar/careers',
  officePaths.logos,
  officePaths.clientFile,
  officePaths.officeFile,
  officePaths.jobFile,
];

/** A server with a body timeout of one second, and a route that responds before the body has arrived. */
function serverWithShortTimeout() {
  const app = fastify();
  guardAgainstSlowBodies(app, 1_000);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/api/quotes', async () => 'stored');
  for (const path of uploads) app.post(path, async () => 'stored');
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(403).send('refused') }, async () => 'stored');
  onTestFinished(() => app.close());
  return app;
}

async function startWithShortTimeout(): Promise<number> {
  const app = serverWithShortTimeout();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

test.each([
  ['an ordinary body', '/api/quotes', 5_000, 'x', ''],
  ['a body in chunks', '/api/quotes', 'chunked', '1\r\nx\r\n', ''],
  ['an upload', '/api/applicants', 5_000, 'x', ''],
  ['a body for a page that does not exist', '/nowhere', 5_000, 'x', ''],
  ['the body of a request that was refused', '/refused', 5_000, 'x', 'refused'],
] as const)('a client that sends %s slowly is disconnected', async (_case, path, length, chunk, response) => {
  const port = await startWithShortTimeout();

  const received = await sendSlowly(port, post(path, length), chunk);

  expect(received).toContain(response);
  expect(received).not.toContain('stored');
});

// Its bytes come in real time: on a busy machine they may stand still for longer than the limit allows.
test('an upload that makes progress gets more time, an ordinary body does not', { retry: 3 }, async () => {
  const port = await startWithShortTimeout();
  // 1,000 bytes in 50 ms are five times the required rate; the whole body takes twice the initial timeout.
  const upload = (path: string) =>
    sendSlowly(port, post(path, 40_000).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), 'x'.repeat(1_000));

  const [ordinary, ...stored] = await Promise.all([upload('/api/quotes'), ...uploads.map(upload)]);

  expect(ordinary).not.toContain('stored');
  expect(stored).toEqual(uploads.map(() => expect.stringContaining('stored')));
});

test('nothing waits for the body of a request that the server makes itself, even if it is refused unread', async () => {
  const app = serverWithShortTimeout();
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  const { statusCode } = await app.inject({ method: 'POST', url: '/refused', payload: 'x'.repeat(100) });

  expect(statusCode).toBe(403);
  expect(vi.getTimerCount()).toBe(0);
});
