import { simpleParser } from 'mailparser';
import type { MessageMark } from '#contract/office/conversation';
import { keptMailLimits } from '#contract/office/mail';
import { cutText } from '#contract/text/cut-text';
import { decodeText, decodeTransfer } from './decode-text.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { natureOf } from './mail-nature.ts';
import type { MailParts, TextPart } from './mail-parts.ts';
import { readCalendar } from './read-calendar.ts';
import { readDeliveryReport, reasonIn } from './read-report.ts';
import { wordsOf } from './words-of.ts';

/** Describes what was fetched of a mail. */
export interface FetchedMail {
  header: Uint8Array;
  parts: MailParts;
  /** By number. */
  bodies: Map<string, Uint8Array>;
}

/** Characters of what a mail server says. */
const maxReason = 500;

/** Message ids that a mail refers to which are looked at: the last ones, those of the end of the conversation. */
const maxReferences = 100;

/** Addresses of a bounce that are read: a mail of ours has fewer recipients. */
const maxFailed = 100;

/** Makes sense of what was fetched. Throws what a parser says of a mail that cannot be read. */
export async function readMail({ header, parts, bodies }: FetchedMail): Promise<Omit<IncomingMail, 'at'>> {
  const head = await simpleParser(Buffer.from(`${decodeText(header)}\r\n\r\n`), {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipHtmlToText: true,
  });
  const lines = new Map(head.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]));
  const textOf = (part: TextPart): string => {
    const bytes = decodeTransfer(bodies.get(part.part.toLowerCase()) ?? new Uint8Array(), part.encoding);
    return decodeText(bytes, part.charset ?? (part.type === 'text/html' ? charsetOfHtml(bytes) : undefined));
  };

  const said = wordsOf(parts.words, textOf);
  const report = parts.report?.status && readDeliveryReport(textOf(parts.report.status));
  const calendar = parts.calendar && readCalendar(textOf(parts.calendar));
  const text = [calendar?.title, said].filter((part) => part).join('\n\n');
  const email = head.from?.value[0]?.address?.toLowerCase() ?? '';
  const subject = head.subject ?? '';
  const nature = natureOf({
    header: (name) => lines.get(name)?.toLowerCase(),
    subject,
    text: said,
    localPart: email.split('@')[0] ?? '',
    reportType: parts.report?.type,
    actions: report?.actions ?? [],
  });
  const marks: MessageMark[] = [
    ...(calendar?.mark ? [calendar.mark] : []),
    ...(text.length > keptMailLimits.text || [...bodies].some(([part, body]) => isCut(parts, part, body)) ? (['cut'] as const) : []),
  ];
  return {
    messageId: bare(head.messageId ?? ''),
    references: [...referencesOf(lines), ...(nature === 'bounce' ? idsOfOriginal(parts, textOf, said) : [])].slice(-maxReferences),
    sender: { name: (head.from?.value[0]?.name ?? '').trim(), email },
    replyTo: head.replyTo?.value[0]?.address?.toLowerCase() ?? '',
    subject,
    text: cutText(text, keptMailLimits.text),
    attachments: parts.files,
    nature,
    marks,
    failed: (report?.failed ?? []).slice(0, maxFailed),
    reason: nature === 'bounce' ? cutText(report?.reason || reasonIn(said), maxReason) : '',
  };
}

const bare = (messageId: string): string => messageId.trim().replace(/^<|>$/g, '');

/** Returns the message ids that a mail refers to; the one that it answers stands last. */
const referencesOf = (lines: ReadonlyMap<string, string>): string[] =>
  ['references', 'in-reply-to']
    .flatMap((name) => (lines.get(name) ?? '').split(/[\s,]+/).slice(-maxReferences))
    .map(bare)
    .filter((id) => id !== '');

/** The message id of the mail that has come back, and those in the words of a server that has no more to say. */
function idsOfOriginal({ report }: MailParts, textOf: (part: TextPart) => string, said: string): string[] {
  const headers = report?.original ? textOf(report.original) : '';
  const named = `${headers}\n${said}`.replaceAll(/\r?\n[ \t]+/g, ' ').matchAll(/^[ \t>]*message-id:[ \t]*<?([^\s<>]{3,300})>?/gim);
  return [...(report?.originalId ? [bare(report.originalId)] : []), ...[...named].map(([, id = '']) => id)];
}

const charsetOfHtml = (bytes: Buffer): string | undefined =>
  /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 4_000).toString('latin1'))?.[1];

const isCut = ({ words }: MailParts, part: string, body: Uint8Array): boolean => sizeOf(words, part) > body.length;

function sizeOf(words: MailParts['words'], part: string): number {
  if (words.kind === 'text') return words.part.toLowerCase() === part ? words.size : 0;
  return Math.max(0, ...words.members.map((member) => sizeOf(member, part)));
}
