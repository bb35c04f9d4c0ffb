import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { asBodyStructure, describeMime } from './mime-structure.ts';

export interface MailboxMessage {
  /** The whole message with its headers; a text is UTF-8. */
  source: string | Buffer;
}

/** An IMAP server of the running test's own, with as much of RFC 3501 as a reader of one mailbox needs. All its messages came today. */
export async function startImap(messages: MailboxMessage[]) {
  const sockets = new Set<Socket>();
  const opened: string[] = [];
  const fetched: string[] = [];
  /** UIDs are those of this numbering; the messages are numbered as they stand in the list. */
  const state = { uidValidity: 1 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let rest = '';
    socket.setEncoding('latin1').on('data', (data: string) => {
      const lines = (rest + data).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
  });

  function answer(socket: Socket, line: string): void {
    const [, tag = '', command = '', parameters = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
    const done = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`);
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1\r\n');
        return void done();
      case 'LOGIN':
        if (!parameters.includes('right')) return void socket.write(`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`);
        return void done('[CAPABILITY IMAP4rev1] inside');
      case 'LIST':
        socket.write('* LIST (\\HasNoChildren) "/" INBOX\r\n');
        return void done();
      case 'SELECT':
      case 'EXAMINE':
        opened.push(command.toUpperCase());
        socket.write(
          `* ${messages.length} EXISTS\r\n* OK [UIDVALIDITY ${state.uidValidity}] valid\r\n* OK [UIDNEXT ${messages.length + 1}] next\r\n`,
        );
        return void done('[READ-ONLY] open');
      case 'UID SEARCH': {
        const from = Number(/UID (\d+):/i.exec(parameters)?.[1] ?? 1);
        // As servers do: the last one is in every range that ends with `*`.
        const since = Date.parse(/SINCE (\S+)/i.exec(parameters)?.[1] ?? '') || 0;
        const isOld = since > performance.timeOrigin + performance.now();
        const found = messages.map((_, index) => index + 1).filter((uid) => !isOld && (uid >= from || uid === messages.length));
        socket.write(`* SEARCH ${found.join(' ')}\r\n`);
        return void done();
      }
      case 'UID FETCH':
        fetch(socket, parameters);
        return void done();
      case 'LOGOUT':
        socket.end(`* BYE\r\n${tag} OK bye\r\n`);
        return;
      default:
        return void done();
    }
  }

  function fetch(socket: Socket, parameters: string): void {
    const [set = '', items = ''] = [parameters.split(' ', 1)[0], parameters.toUpperCase()];
    const uid = Number(set);
    const message = messages[uid - 1];
    fetched.push(set);
    if (!message) return;
    const source = Buffer.from(message.source).toString('latin1');
    const [head = ''] = source.split(/\r?\n\r?\n/, 1);
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*?)\\r?$`, 'im').exec(head.slice(0, 5_000))?.[1];
    const { root, bodies } = describeMime(source);
    const literal = (text: string) => `{${text.length}}\r\n${text}`;
    const answers = [`UID ${uid}`];
    if (items.includes('ENVELOPE')) {
      const id = (name: string) => (field(name) ? literal(field(name) ?? '') : 'NIL');
      answers.push(`ENVELOPE (NIL ${literal(field('Subject') ?? '')} NIL NIL NIL NIL NIL NIL ${id('In-Reply-To')} ${id('Message-ID')})`);
    }
    // One after the other: the time has no fractions of a second.
    if (items.includes('INTERNALDATE'))
      answers.push(
        `INTERNALDATE "${new Date(Date.now() + uid * 1_000).toUTCString().slice(5, 25).replace(/ /, '-').replace(/ /, '-')} +0000"`,
      );
    if (items.includes('BODYSTRUCTURE')) answers.push(`BODYSTRUCTURE ${asBodyStructure(root)}`);
    for (const [, key = '', max = '0'] of items.matchAll(/BODY\.PEEK\[([\w.]+)\]<0\.(\d+)>/g)) {
      const text = key === 'HEADER' ? `${head}\r\n\r\n` : partOf(bodies, key);
      answers.push(`BODY[${key}]<0> ${literal(text.slice(0, Number(max)))}`);
    }
    socket.write(`* ${uid} FETCH (${answers.join(' ')})\r\n`, 'latin1');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://staff:right@127.0.0.1:${port}`,
    wrongUrl: `imap://staff:wrong@127.0.0.1:${port}`,
    opened,
    fetched,
    messages,
    state,
  };
}

function partOf(bodies: ReadonlyMap<string, string>, key: string): string {
  const body = bodies.get(key.replace('.HEADER', '')) ?? '';
  return key.endsWith('.HEADER') ? (body.split(/\r?\n\r?\n/, 1)[0] ?? '') : body;
}
