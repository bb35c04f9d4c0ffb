import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MailboxMessage {
  messageId: string;
  /** The whole message with its headers. */
  source: string;
  /** As IMAP describes it; a plain text unless given. */
  structure?: string;
}

const plainText = '("TEXT" "PLAIN" ("CHARSET" "UTF-8") NIL NIL "8BIT" 100 3 NIL NIL NIL NIL)';

/** An IMAP server of the running test's own, with as much of RFC 3501 as a reader of one mailbox needs. */
export async function startImap(messages: MailboxMessage[]) {
  const sockets = new Set<Socket>();
  const opened: string[] = [];
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
        socket.write(`* ${messages.length} EXISTS\r\n* OK [UIDVALIDITY 1] valid\r\n* OK [UIDNEXT ${messages.length + 1}] next\r\n`);
        return void done('[READ-ONLY] open');
      case 'UID SEARCH':
        socket.write(`* SEARCH ${messages.map((_, index) => index + 1).join(' ')}\r\n`);
        return void done();
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
    const [from = 1, to = from] = set.split(',').length > 1 ? [1, messages.length] : set.split(':').map(Number);
    for (const [index, { messageId, source, structure = plainText }] of messages.entries()) {
      if (index + 1 < from || index + 1 > to) continue;
      const parts = [`UID ${index + 1}`];
      if (items.includes('ENVELOPE')) parts.push(`ENVELOPE (NIL NIL NIL NIL NIL NIL NIL NIL NIL "<${messageId}>")`);
      if (items.includes('INTERNALDATE'))
        parts.push(`INTERNALDATE "${new Date().toUTCString().slice(5, 25).replace(/ /, '-').replace(/ /, '-')} +0000"`);
      if (items.includes('BODYSTRUCTURE')) parts.push(`BODYSTRUCTURE ${structure}`);
      const body = Buffer.from(source).toString('latin1');
      if (items.includes('BODY.PEEK[]')) parts.push(`BODY[]<0> {${body.length}}\r\n${body}`);
      socket.write(`* ${index + 1} FETCH (${parts.join(' ')})\r\n`, 'latin1');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `imap://staff:right@127.0.0.1:${port}`, wrongUrl: `imap://staff:wrong@127.0.0.1:${port}`, opened, messages };
}
