export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

const beginsWith = (content: Buffer, bytes: string, at = 0) => content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));

/** What a file is by its first bytes, whatever it is called; undefined for what is none of these. */
export function pictureTypeOf(content: Buffer): PictureType | undefined {
  if (beginsWith(content, '\x89PNG\r\n\x1a\n')) return 'png';
  if (beginsWith(content, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(content, 'RIFF') && beginsWith(content, 'WEBP', 8)) return 'webp';
  if (beginsWith(content, 'ftypavif', 4) || beginsWith(content, 'ftypavis', 4) || beginsWith(content, 'ftypmif1', 4)) return 'avif';
  return startsAsSvg(content) ? 'svg' : undefined;
}

/** Bytes in which the first element of a drawing has to begin. */
const windowBytes = 4096;

/** White space, comments, the declaration and processing instructions, and a document type, before the first element, which is `svg`. */
const svgStart = /^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/;

const startsAsSvg = (content: Buffer) => svgStart.test(content.subarray(0, windowBytes).toString('utf8'));
