import { ImapFlow, type MessageStructureObject } from 'imapflow';
import { simpleParser } from 'mailparser';

/** A mail of the mailbox, as much of it as matters. */
export interface IncomingMail {
  messageId: string;
  /** Message ids that it answers or refers to, without brackets. */
  references: string[];
  from: string;
  subject: string;
  /** When the mailbox received it. */
  at: Date;
  /** Plain; of a mail in HTML alone, what it says. */
  text: string;
  attachments: { name: string; size: number }[];
  /** Written by a program: an absence notice, a report. */
  isAutomatic: boolean;
}

export interface Mailbox {
  /** Reads the mails since a day that were not seen yet, the oldest first. Rejects when the mailbox cannot be read, and with what `reader` throws. */
  read(since: Date, reader: MailReader): Promise<void>;
}

export interface MailReader {
  /** Of some message ids, those of mails that were not seen yet. */
  filterUnseen(messageIds: string[]): Promise<string[]>;
  /** Called with one mail after the other. `parse` throws what is wrong with a mail that cannot be read. */
  receive(messageId: string, parse: () => Promise<IncomingMail>): Promise<void>;
}

/** Bytes of a mail that are read: texts come first, and attachments are listed from its structure. */
const maxSourceBytes = 1_000_000;

/** Milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** The INBOX of an IMAP server. It is only read: no mail is moved, deleted, or marked as read. `url` as in `imaps://user:password@mail.example:993`. */
export function imapMailbox(url: string): Mailbox {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  return {
    async read(since, reader) {
      const client = new ImapFlow({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? (secure ? 993 : 143) : Number(port),
        secure,
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        logger: false,
        ...timeouts,
      });
      // A lost connection also fails the command under way; without a listener the event would end the process.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.mailboxOpen('INBOX', { readOnly: true });
        await readUnseen(client, since, reader);
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

async function readUnseen(client: ImapFlow, since: Date, reader: MailReader): Promise<void> {
  const uids = (await client.search({ since }, { uid: true })) || [];
  if (uids.length === 0) return;
  const headers = await client.fetchAll(uids, { uid: true, envelope: true }, { uid: true });
  const byMessageId = new Map(
    headers.flatMap(({ uid, envelope }) => (envelope?.messageId ? [[bare(envelope.messageId), uid] as const] : [])),
  );
  for (const messageId of await reader.filterUnseen([...byMessageId.keys()])) {
    const query = { source: { start: 0, maxLength: maxSourceBytes }, bodyStructure: true, internalDate: true } as const;
    const message = (await client.fetchOne(String(byMessageId.get(messageId)), query, { uid: true })) || undefined;
    if (!message?.source) continue;
    const { source, internalDate, bodyStructure } = message;
    await reader.receive(messageId, () => parse(messageId, source, new Date(internalDate ?? Date.now()), bodyStructure));
  }
}

async function parse(messageId: string, source: Buffer, at: Date, structure: MessageStructureObject | undefined): Promise<IncomingMail> {
  const mail = await simpleParser(source, { skipImageLinks: true, skipTextToHtml: true });
  const references = typeof mail.references === 'string' ? [mail.references] : (mail.references ?? []);
  const automatic = String(mail.headers.get('auto-submitted') ?? 'no').toLowerCase();
  return {
    messageId,
    references: [...references, ...(mail.inReplyTo ? [mail.inReplyTo] : [])].flatMap((ids) => ids.split(/\s+/)).map(bare),
    from: mail.from?.value[0]?.address?.toLowerCase() ?? '',
    subject: mail.subject ?? '',
    at,
    text: mail.text?.trim() ?? '',
    attachments: structure ? attachmentsOf(structure) : [],
    isAutomatic: automatic !== 'no' || mail.headers.has('x-autoreply') || structure?.type === 'multipart/report',
  };
}

/** The parts that have a file name or are meant as files. */
function attachmentsOf(part: MessageStructureObject): IncomingMail['attachments'] {
  const name = part.dispositionParameters?.filename ?? part.parameters?.name;
  const isFile = part.disposition === 'attachment' || name !== undefined;
  const size = part.encoding === 'base64' ? Math.floor(((part.size ?? 0) * 3) / 4) : (part.size ?? 0);
  const own = isFile && !part.childNodes ? [{ name: name ?? part.type, size }] : [];
  return [...own, ...(part.childNodes ?? []).flatMap(attachmentsOf)];
}

const bare = (messageId: string) => messageId.trim().replace(/^<|>$/g, '');
