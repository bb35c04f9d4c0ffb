export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

const beginsWith = (content: Buffer, bytes: string, at = 0) => content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));

/** Returns what a file is by its first bytes, whatever it is called; undefined for what is none of these. */
export function pictureTypeOf(content: Buffer): PictureType | undefined {
  if (beginsWith(content, '\x89PNG\r\n\x1a\n')) return 'png';
  if (beginsWith(content, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(content, 'RIFF') && beginsWith(content, 'WEBP', 8)) return 'webp';
  if (beginsWith(content, 'ftypavif', 4) || beginsWith(content, 'ftypavis', 4) || beginsWith(content, 'ftypmif1', 4)) return 'avif';
  return startsAsSvg(content) ? 'svg' : undefined;
}

/** Bytes in which the first element of a drawing has to begin. */
const windowBytes = 4096;

/** Lists what may stand before the first element, by how it begins and how it ends. A document type may have brackets in it. */
const prologue: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
];
const firstElement = /<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/y;

/** Whether the first element is `svg`, after white space, instructions, comments and a document type. */
function startsAsSvg(content: Buffer): boolean {
  const text = content.subarray(0, windowBytes).toString('utf8');
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const end = endOfPart(text, at);
    if (end === undefined) break;
    at = end;
  }
  firstElement.lastIndex = at;
  return firstElement.test(text);
}

/** Returns where the part that begins here ends; undefined when none begins, or it does not end. */
function endOfPart(text: string, at: number): number | undefined {
  const [start, end] = prologue.find(([beginning]) => text.startsWith(beginning, at)) ?? [];
  if (start !== undefined && end !== undefined) return after(text, end, at + start.length);
  if (!/^<!DOCTYPE/i.test(text.slice(at, at + 9))) return undefined;
  const [bracket, close] = [text.indexOf('[', at), text.indexOf('>', at)];
  if (bracket === -1 || close < bracket) return after(text, '>', at);
  const inner = after(text, ']', bracket);
  return inner === undefined ? undefined : after(text, '>', inner);
}

function after(text: string, end: string, from: number): number | undefined {
  const at = text.indexOf(end, from);
  return at === -1 ? undefined : at + end.length;
}
