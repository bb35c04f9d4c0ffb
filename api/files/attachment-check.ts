import { type AttachmentExtension, attachmentExtension } from '#contract/office/mails/attachments';
import { zipNames } from './zip-names.ts';

/** Says what keeps a file from being sent or kept: nothing in it, its kind, something else in it than its name says, a program in it. */
export type AttachmentProblem = 'empty' | 'type' | 'content' | 'unsafe';

/** Bytes within which a text is looked at, and within which a PDF begins. */
const windowBytes = 64 * 1024;
const pdfWindow = 1024;

/** The beginnings of programs: of Windows, Linux, macOS and Java, of scripts and shortcuts; in Latin-1. */
const programs = [
  'MZ',
  '\x7fELF',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '#!',
  'L\0\0\0\x01\x14\x02\0',
];

/** Names of files that run when they are opened, in an archive; and of the macros in a document. */
const programName =
  /\.(?:exe|com|bat|cmd|scr|pif|cpl|msi|msp|msc|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|jar|lnk|reg|dll|sys|iso|img|vhdx?|apk|app|dmg|pkg|deb|rpm|sh|command)$/i;
const macros = /(?:^|\/)vbaProject\.bin$/i;

const begins = (content: Buffer, mark: string, at = 0): boolean =>
  content.subarray(at, at + mark.length).equals(Buffer.from(mark, 'latin1'));

const ole = (content: Buffer) => begins(content, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const rtf = (content: Buffer) => begins(content, '{\\rtf');
const zip = (content: Buffer) => begins(content, 'PK\x03\x04') || begins(content, 'PK\x05\x06');
const jpeg = (content: Buffer) => begins(content, '\xff\xd8\xff');
const tiff = (content: Buffer) => begins(content, 'II*\0') || begins(content, 'MM\0*');
/** Pictures and films of the family of MPEG-4 say which they are behind this mark. */
const boxed = (content: Buffer) => begins(content, 'ftyp', 4);
const wide = (content: Buffer) => begins(content, '\xff\xfe') || begins(content, '\xfe\xff');
const text = (content: Buffer) => wide(content) || !content.subarray(0, windowBytes).includes(0);

/** Tells whether a file is, by its first bytes, what its extension says. */
const looksAs: Readonly<Record<AttachmentExtension, (content: Buffer) => boolean>> = {
  pdf: (content) => content.subarray(0, pdfWindow).includes('%PDF-'),
  doc: (content) => ole(content) || rtf(content),
  docx: zip,
  xls: ole,
  xlsx: zip,
  ppt: ole,
  pptx: zip,
  odt: zip,
  ods: zip,
  odp: zip,
  rtf,
  txt: text,
  csv: text,
  ics: text,
  vcf: text,
  jpg: jpeg,
  jpeg,
  png: (content) => begins(content, '\x89PNG\r\n\x1a\n'),
  gif: (content) => begins(content, 'GIF8'),
  webp: (content) => begins(content, 'RIFF') && begins(content, 'WEBP', 8),
  avif: boxed,
  heic: boxed,
  heif: boxed,
  tif: tiff,
  tiff,
  bmp: (content) => begins(content, 'BM'),
  zip,
  dwg: (content) => begins(content, 'AC10'),
  mp3: (content) => begins(content, 'ID3') || (content[0] === 0xff && ((content[1] ?? 0) & 0xe0) === 0xe0),
  m4a: boxed,
  mp4: boxed,
  mov: boxed,
};

/** Says what is wrong with a file; undefined for one that may be sent and kept. What it does when somebody opens it elsewhere is not known here. */
export function attachmentProblem(name: string, content: Buffer): AttachmentProblem | undefined {
  const extension = attachmentExtension(name);
  if (programName.test(name)) return 'unsafe';
  if (extension === undefined) return 'type';
  if (content.length === 0) return 'empty';
  if (programs.some((mark) => begins(content, mark))) return 'unsafe';
  if (!looksAs[extension](content)) return 'content';
  if (!zip(content)) return undefined;
  const names = zipNames(content);
  if (!names) return 'content';
  return names.some((inside) => programName.test(inside) || macros.test(inside)) ? 'unsafe' : undefined;
}
