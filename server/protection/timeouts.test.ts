import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { limitBodies } from './timeouts.ts';

/** Sends a beginning and then `drop` every 50 ms; resolves with what came back when the server has ended the connection. */
async function drip(port: number, beginning: string, drop = 'x'): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await once(socket, 'connect');
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(drop), 50);
  // Not `once`: to be cut off may be an error, and is no failure here.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return received;
}

const post = (path: string, length: number | 'chunked') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`;

test('whoever sends header lines drop by drop, or nothing at all, is cut off, and others are served meanwhile', async () => {
  const { app } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = Array.from({ length: 50 }, (_, index) =>
    index % 2 ? drip(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ') : drip(port, '', ''),
  );

  expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);

  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

/** A server that takes bodies for a second, and a call that is answered before its body has come. */
async function startHasty() {
  const app = fastify();
  limitBodies(app, 1_000);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/api/quotes', async () => 'stored');
  app.post('/api/applicants', async () => 'stored');
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(403).send('refused') }, async () => 'stored');
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

test.each([
  ['an ordinary body', '/api/quotes', 5_000, 'x', ''],
  ['a body in chunks', '/api/quotes', 'chunked', '1\r\nx\r\n', ''],
  ['an upload', '/api/applicants', 5_000, 'x', ''],
  ['a body for a page that is not there', '/nowhere', 5_000, 'x', ''],
  ['the body of a request that has been refused', '/refused', 5_000, 'x', 'refused'],
] as const)('whoever sends %s drop by drop is cut off', async (_case, path, length, drop, answer) => {
  const port = await startHasty();

  const received = await drip(port, post(path, length), drop);

  expect(received).toContain(answer);
  expect(received).not.toContain('stored');
});

test('an upload that keeps moving gets the time it needs, an ordinary body does not', async () => {
  const port = await startHasty();
  // 1,000 bytes in 50 ms are five times the pace that is asked for; together they take twice as long as a body may at first.
  const upload = (path: string) => drip(port, post(path, 40_000).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), 'x'.repeat(1_000));

  expect(await upload('/api/applicants')).toContain('stored');
  expect(await upload('/api/quotes')).not.toContain('stored');
});
