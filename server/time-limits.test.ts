import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from './testing/test-server.ts';
import { limitOrdinaryRequests } from './time-limits.ts';

/** Sends a beginning and then a letter every half second; resolves with the seconds until the server ends the connection. */
async function secondsUntilCut(port: number, beginning: string): Promise<number> {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  socket
    .on('error', () => undefined)
    .resume()
    .write(beginning);
  const drip = setInterval(() => socket.write('x'), 500);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  return (performance.now() - started) / 1000;
}

test('whoever sends header lines drop by drop is cut off within seconds, and others are served meanwhile', async () => {
  const { app } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = Array.from({ length: 50 }, () => secondsUntilCut(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '));
  const answer = await fetch(`http://127.0.0.1:${port}/about`);
  expect(answer.status).toBe(200);
  expect(Math.max(...(await Promise.all(slow)))).toBeLessThan(8);
});

test('whoever sends an ordinary body drop by drop is cut off, a slow upload is not', async () => {
  const app = fastify();
  limitOrdinaryRequests(app, 1000);
  app.post('/api/quotes', async () => 'stored');
  app.post('/api/applicants', async () => 'stored');
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const beginning = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
  expect(await secondsUntilCut(port, beginning('/api/quotes', 4))).toBeLessThan(1.5);
  expect(await secondsUntilCut(port, beginning('/api/applicants', 4))).toBeGreaterThan(1.8);
});
