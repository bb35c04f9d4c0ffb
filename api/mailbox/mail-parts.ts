import type { MessageStructureObject } from 'imapflow';

/** A part of a mail with words. */
export interface TextPart {
  kind: 'text';
  /** Its number in IMAP. */
  part: string;
  type: string;
  charset: string | undefined;
  encoding: string | undefined;
  /** Bytes, encoded. */
  size: number;
}

/** The words of a mail as they are arranged: one of several forms, or one after the other. */
export type Words = TextPart | { kind: 'alternative' | 'sequence'; members: Words[] };

/** A file of a mail, which is fetched for itself. */
export interface FilePart {
  /** As the mail has it. */
  name: string;
  /** Bytes, about. */
  size: number;
  /** Its number in IMAP. */
  part: string;
  type: string;
  encoding: string | undefined;
}

/** Divides a mail into what is fetched and what is only named. */
export interface MailParts {
  words: Words;
  files: FilePart[];
  /** A report has a part for programs, and the headers of the mail that it is about. */
  report: { type: string; status: TextPart | undefined; original: TextPart | undefined; originalId: string | undefined } | undefined;
  calendar: TextPart | undefined;
}

/** Parts within parts that are looked at, and parts with words. */
const maxDepth = 30;
const maxTexts = 30;

/** Files of one mail that are listed. */
const maxFiles = 200;

/** Returns what is to be fetched of a mail, from its structure. Mails within it are files, and so is what is meant as one. */
export function partsOf(structure: MessageStructureObject): MailParts {
  const parts: MailParts = { words: { kind: 'sequence', members: [] }, files: [], report: undefined, calendar: undefined };
  let texts = 0;

  function read(node: MessageStructureObject, depth: number, isAlternative: boolean): Words | undefined {
    if (depth > maxDepth) return undefined;
    if (node.type === 'multipart/report')
      parts.report ??= {
        type: (node.parameters?.['report-type'] ?? '').toLowerCase(),
        status: undefined,
        original: undefined,
        originalId: undefined,
      };
    if (node.type.startsWith('multipart/')) {
      const isChoice = node.type === 'multipart/alternative';
      const members = (node.childNodes ?? []).flatMap((child) => read(child, depth + 1, isChoice) ?? []);
      return { kind: isChoice ? 'alternative' : 'sequence', members };
    }
    if (parts.report && readReport(parts.report, node)) return undefined;
    if (node.type === 'text/calendar') {
      parts.calendar ??= textPart(node);
      if (isAlternative) return undefined;
    }
    const isWords = ['text/plain', 'text/html'].includes(node.type) && node.disposition !== 'attachment';
    // A text that is named and stands behind another one is a file, whatever it is called.
    if (isWords && (nameOf(node) === undefined || texts === 0) && texts < maxTexts) {
      texts += 1;
      return textPart(node);
    }
    if (parts.files.length < maxFiles) parts.files.push(fileOf(node));
    return undefined;
  }

  const words = read(structure, 0, false);
  return { ...parts, words: words ?? parts.words };
}

function readReport(report: NonNullable<MailParts['report']>, node: MessageStructureObject): boolean {
  switch (node.type) {
    case 'message/delivery-status':
    case 'message/global-delivery-status':
    case 'message/disposition-notification':
    case 'message/feedback-report':
      report.status ??= textPart(node);
      return true;
    case 'text/rfc822-headers':
    case 'message/rfc822-headers':
    case 'message/global-headers':
      report.original ??= textPart(node);
      return true;
    case 'message/rfc822':
    case 'message/global':
      report.originalId ??= node.envelope?.messageId;
      report.original ??= { ...textPart(node), part: `${textPart(node).part}.HEADER`, encoding: undefined };
      return true;
    default:
      return false;
  }
}

const textPart = ({ part, type, parameters, encoding, size }: MessageStructureObject): TextPart => ({
  // A mail of one part has no numbers, and is its own first part.
  kind: 'text',
  part: part ?? '1',
  type,
  charset: parameters?.charset,
  encoding: encoding?.toLowerCase(),
  size: size ?? 0,
});

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject): string | undefined =>
  dispositionParameters?.filename ?? parameters?.name;

function fileOf(node: MessageStructureObject): FilePart {
  const { part, type, encoding } = textPart(node);
  const size = encoding === 'base64' ? Math.floor(((node.size ?? 0) * 3) / 4) : (node.size ?? 0);
  return { name: nameOf(node) ?? node.envelope?.subject ?? node.type, size, part, type, encoding };
}

/** Every part that has words, in their order. */
export const textsOf = (words: Words): TextPart[] => (words.kind === 'text' ? [words] : words.members.flatMap(textsOf));
