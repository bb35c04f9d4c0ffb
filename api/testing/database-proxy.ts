import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** The PostgreSQL of the test run behind a TCP port, through which it goes away and comes back. */
export interface DatabaseProxy {
  /** Host and port. */
  host: string;
  /** The URL of a database through this port. */
  through(url: string): string;
  /** Nothing listens any more, and what was connected is cut off. */
  close(): Promise<void>;
  /** Listens again. */
  open(): Promise<void>;
  /** Accepts connections and answers nothing, like a process that was stopped or a network that drops packets. */
  hang(): void;
  /** Lets what was held back go on its way. */
  goOn(): void;
}

/** A proxy that is closed when the running test is over. It does not listen before it is opened. */
export async function databaseProxy(): Promise<DatabaseProxy> {
  const socketFile = join(inject('postgresSocket'), '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    const database = connect(socketFile);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      if (hangs) socket.pause();
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as { port: number }).port;
  };
  async function close(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }
  const port = await listen(0);
  await close();
  onTestFinished(close);
  return {
    host: `127.0.0.1:${port}`,
    through: (url) => `postgres://site:s3cret@127.0.0.1:${port}${new URL(url).pathname}`,
    close,
    async open() {
      await listen(port);
    },
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
