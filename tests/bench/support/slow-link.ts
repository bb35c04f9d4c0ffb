import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A mobile connection: "4G" of WebPageTest, for all connections of a browser together. */
export const fourG = { roundTripMs: 170, bitsPerSecond: 9_000_000 };

/** Forwards TCP connections to a site over a link with the delay and the rate of `fourG`; it knows nothing of what it carries. */
export async function startSlowLink(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  /** The link is free again then, in each direction. */
  const freeAt = { up: 0, down: 0 };

  /** Bytes leave one after the other, and arrive half a round trip later, in order. */
  const direction = (name: keyof typeof freeAt) =>
    new Transform({
      highWaterMark: 16 * 1024,
      async transform(chunk: Buffer, _encoding, done) {
        const now = performance.now();
        freeAt[name] = Math.max(freeAt[name], now) + (chunk.length * 8_000) / fourG.bitsPerSecond;
        const leavesIn = freeAt[name] - now;
        // What waits for the link holds up what follows; the way itself does not.
        if (leavesIn > 1) await pause(leavesIn);
        done();
        setTimeout(() => this.push(chunk), fourG.roundTripMs / 2);
      },
      flush: (done) => void setTimeout(done, fourG.roundTripMs / 2 + 1),
    });

  const server: Server = createServer((client) => {
    // The first packet of a connection, and the answer to it.
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
    }
    void pause(fourG.roundTripMs).then(() => client.pipe(direction('up')).pipe(upstream));
    upstream.pipe(direction('down')).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The slow link has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
