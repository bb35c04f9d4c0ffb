import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  raw: string;
}

export interface SmtpOptions {
  /** 0 chooses a free one. */
  port?: number;
  /** Recipients that the server rejects permanently. */
  refuse?: string[];
  /** Recipients that it asks to try again later. */
  defer?: string[];
  /** Called before the server reads a mail: it may wait, or end the connection. */
  beforeData?(): Promise<void> | void;
  /** Called when a whole mail has arrived, before the server acknowledges it. */
  afterData?(hangUp: () => void): void;
}

/** A real SMTP server, until it is stopped. */
export async function openSmtp({ port = 0, refuse = [], defer = [], beforeData, afterData }: SmtpOptions = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      done(
        refuse.includes(address)
          ? Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 })
          : defer.includes(address)
            ? Object.assign(new Error('try again later'), { responseCode: 450 })
            : null,
      ),
    onData: (stream, session, done) =>
      // A stream that breaks off is no fault of the test.
      void receive(stream, session).then(
        () => done(),
        () => done(),
      ),
  });
  // What is still running when the server ends its connections is no fault of the test.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    await beforeData?.();
    const raw = Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)).toString();
    received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
    afterData?.(hangUp);
  }

  /** Closes every connection without a reply. */
  function hangUp(): void {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  const stop = () => {
    hangUp();
    return new Promise<void>((resolve) => server.close(resolve));
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  return { received, port: listening, url: `smtp://127.0.0.1:${listening}`, hangUp, stop };
}
