import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on a free loopback port, and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Sends raw bytes and returns all that is received until the server closes the connection.
 *
 * @param options.halfClose ends our side after sending, as a client with a truncated body does
 */
export async function exchange(port: number, bytes: string | Buffer, { halfClose = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await once(socket, 'connect');
  socket.write(bytes);
  if (halfClose) socket.end();
  // Not `once`, which rejects on an error: a reset connection is expected here.
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(received).toString('latin1');
}

/** The status codes of the responses in a raw stream. */
export const statusesIn = (responses: string): number[] =>
  [...responses.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
