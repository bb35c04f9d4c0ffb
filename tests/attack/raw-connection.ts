import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on a free port of this machine; answers with it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Sends bytes as they are: the whole of what comes back until the server ends the connection. `ends`: we end it from our side, as someone
 * does who has sent less than announced; Node then drops answers that are not ready yet.
 */
export async function exchange(port: number, bytes: string | Buffer, { ends = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await once(socket, 'connect');
  socket.write(bytes);
  if (ends) socket.end();
  // Not `once`: to be cut off may be an error, and is no failure here.
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(received).toString('latin1');
}

/** The statuses of the answers in a stream of them. */
export const statusesIn = (answers: string): number[] => [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
