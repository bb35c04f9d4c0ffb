import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const ready = message('Z', 'I');
const authenticated = message('R', Buffer.alloc(4));

/** One row with one text, as PostgreSQL answers `show`. */
function shown(name: string, value: string): Buffer {
  const [count, column, length] = [Buffer.from([0, 1]), Buffer.alloc(18), Buffer.alloc(4)];
  column.writeInt32BE(25, 6);
  length.writeInt32BE(value.length);
  return Buffer.concat([message('T', count, `${name}\0`, column), message('D', count, length, value), message('C', 'SHOW\0'), ready]);
}

/**
 * A server that speaks as much of PostgreSQL's protocol as a standby needs here: it lets everybody in, and says that it takes no writes.
 * Returns host and port.
 */
export async function standby(): Promise<string> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]));
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'Q') socket.write(shown('transaction_read_only', 'on'));
      });
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
