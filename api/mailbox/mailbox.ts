import { createHash } from 'node:crypto';
import { ImapFlow } from 'imapflow';
import type { MailboxPosition } from '../store/mails/mailboxes.ts';
import { decodeTransfer } from './decode-text.ts';
import { type FilePart, partsOf, type TextPart, textsOf } from './mail-parts.ts';
import type { FetchedMail } from './read-mail.ts';

export interface Mailbox {
  /** Tells mailboxes apart, and tells nothing of how to get in. */
  name: string;
  /** Its own e-mail address, if the user is one. */
  address: string | undefined;
  /** Reads the mails behind a position, or without one those that came since a day; the oldest first. Rejects when the mailbox cannot be read, and with what `reader` throws. */
  read(since: Date, position: MailboxPosition | undefined, reader: MailReader): Promise<void>;
}

/** A mail as the mailbox has it. */
export interface MailboxMail {
  at: Date;
  /** Message ids without brackets; empty for none. */
  messageId: string;
  inReplyTo: string;
  subject: string;
  sender: { name: string; email: string };
  /** Undefined for a mail whose structure the server does not tell. */
  fetched: FetchedMail | undefined;
  /** Fetches a file of it; undefined for one of more bytes. */
  fetchFile(file: FilePart, maxBytes: number): Promise<Buffer | undefined>;
}

export interface MailReader {
  /** One mail after the other. */
  receive(mail: MailboxMail): Promise<void>;
  /** Everything up to here has been received. */
  reached(position: MailboxPosition): Promise<void>;
}

/** Bytes of a mail that are fetched: of its headers, of each part with words, and of all of these. Files stay where they are. */
const maxHeader = 200_000;
const maxPart = 2_000_000;
const maxWords = 4_000_000;

/** Milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** The INBOX of an IMAP server. It is only read: no mail is moved, deleted, or marked as read. `url` as in `imaps://user:password@mail.example:993`. */
export function imapMailbox(url: string): Mailbox {
  const { protocol, hostname, port, username, password, host } = new URL(url);
  const secure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  return {
    name: createHash('sha256').update(`${user}@${host}`).digest('hex').slice(0, 32),
    address: user.includes('@') ? user : undefined,
    async read(since, position, reader) {
      const client = new ImapFlow({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? (secure ? 993 : 143) : Number(port),
        secure,
        auth: { user, pass: decodeURIComponent(password) },
        logger: false,
        ...timeouts,
      });
      // A lost connection also fails the command under way; without a listener the event would end the process.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.mailboxOpen('INBOX', { readOnly: true });
        await readNew(client, since, position, reader);
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

async function readNew(client: ImapFlow, since: Date, position: MailboxPosition | undefined, reader: MailReader): Promise<void> {
  if (!client.mailbox) return;
  const uidValidity = String(client.mailbox.uidValidity);
  const { uidNext } = client.mailbox;
  const lastUid = position?.uidValidity === uidValidity ? position.lastUid : 0;
  // What the server said when it was opened: a mailbox in which nothing is new costs nothing more.
  if (uidNext !== undefined && uidNext <= lastUid + 1) return;
  // By its number alone a mail behind a position is new: by a clock that is wrong none might be.
  const range = { uid: `${lastUid + 1}:*`, ...(lastUid === 0 && { since }) };
  const found = (await client.search(range, { uid: true })) || [];
  // `*` is the last mail, be it before the first number.
  const uids = found.filter((uid) => uid > lastUid).toSorted((one, other) => one - other);
  for (const uid of uids) {
    const mail = await fetchMail(client, uid);
    if (mail) await reader.receive(mail);
    await reader.reached({ uidValidity, lastUid: uid });
  }
  const end = Math.max(lastUid, uids.at(-1) ?? 0, (uidNext ?? 1) - 1);
  if (end !== uids.at(-1)) await reader.reached({ uidValidity, lastUid: end });
}

/** Undefined for a mail that was deleted or moved since it was found. */
async function fetchMail(client: ImapFlow, uid: number): Promise<MailboxMail | undefined> {
  const query = { envelope: true, bodyStructure: true, internalDate: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: maxHeader }] };
  const message = (await client.fetchOne(String(uid), query, { uid: true })) || undefined;
  if (!message) return undefined;
  const { envelope, bodyStructure, internalDate, headers } = message;
  const from = envelope?.from?.[0];
  const mail = {
    at: new Date(internalDate ?? Date.now()),
    messageId: bare(envelope?.messageId),
    inReplyTo: bare(envelope?.inReplyTo),
    subject: envelope?.subject ?? '',
    sender: { name: from?.name ?? '', email: (from?.address ?? '').toLowerCase() },
  };
  const fetchFile = (file: FilePart, maxBytes: number) => fetchFileOf(client, uid, file, maxBytes);
  if (!bodyStructure) return { ...mail, fetchFile, fetched: undefined };
  const parts = partsOf(bodyStructure);
  const wanted = withinLimits([
    ...textsOf(parts.words),
    ...[parts.calendar, parts.report?.status, parts.report?.original].filter((part) => part !== undefined),
  ]);
  const bodies = new Map<string, Uint8Array>();
  if (wanted.length > 0) {
    const texts = (await client.fetchOne(String(uid), { bodyParts: wanted }, { uid: true })) || undefined;
    for (const [part, body] of texts?.bodyParts ?? []) bodies.set(part.toLowerCase(), body);
  }
  return { ...mail, fetchFile, fetched: { header: headers ?? new Uint8Array(), parts, bodies } };
}

/** Bytes that base64, in lines, has for one. */
const encodedShare = 1.4;

async function fetchFileOf(client: ImapFlow, uid: number, { part, encoding }: FilePart, maxBytes: number): Promise<Buffer | undefined> {
  const maxLength = Math.ceil(maxBytes * encodedShare) + 1_000;
  const query = { bodyParts: [{ key: part, start: 0, maxLength }] };
  const message = (await client.fetchOne(String(uid), query, { uid: true })) || undefined;
  const [body] = message?.bodyParts?.values() ?? [];
  if (!body || body.length >= maxLength) return undefined;
  const content = decodeTransfer(body, encoding);
  return content.length > maxBytes ? undefined : content;
}

const bare = (messageId: string | undefined) => (messageId ?? '').trim().replace(/^<|>$/g, '');

function withinLimits(parts: readonly TextPart[]): { key: string; start: number; maxLength: number }[] {
  let left = maxWords;
  return parts.flatMap(({ part, size }) => {
    const maxLength = Math.min(maxPart, left);
    left -= Math.min(size, maxLength);
    return maxLength > 0 ? [{ key: part, start: 0, maxLength }] : [];
  });
}
