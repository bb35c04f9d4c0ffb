import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine that can be cut, and mended. */
export interface Cable {
  port: number;
  cut(): void;
  mend(): void;
  remove(): Promise<void>;
}

export async function layCable(to: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .once('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      cutAll();
    },
    mend() {
      isCut = false;
    },
    async remove() {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}
