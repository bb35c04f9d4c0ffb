import { maxSamples, type PartCount } from '../film-facts.ts';
import { unreadable } from '../film-problem.ts';

/** A box of an MP4 (ISO/IEC 14496-12, 4.2), by its places in the file. */
export interface Box {
  type: string;
  start: number;
  /** The place where its content begins. */
  content: number;
  end: number;
}

/** Lists what stands between two places of a file, which boxes have to fill. Throws UnfitFilm. */
export function boxesIn(file: Buffer, start: number, end: number, count: PartCount): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const box = boxAt(file, at, end);
    count.left -= 1;
    if (count.left < 0) unreadable();
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function boxAt(file: Buffer, start: number, limit: number): Box {
  if (limit - start < 8) return unreadable();
  const short = file.readUInt32BE(start);
  const header = short === 1 ? 16 : 8;
  if (limit - start < header) return unreadable();
  // A box without a length reaches to the end of the file: of one that is whole, that is known.
  const length = short === 1 ? Number(file.readBigUInt64BE(start + 8)) : short;
  if (length < header || length > limit - start) return unreadable();
  return { type: file.toString('latin1', start + 4, start + 8), start, content: start + header, end: start + length };
}

/** The one box of a type. Throws UnfitFilm where there is none, or several. */
export function oneOf(boxes: readonly Box[], type: string): Box {
  const [box, ...others] = boxes.filter((one) => one.type === type);
  return box && others.length === 0 ? box : unreadable();
}

export const lengthOf = ({ content, end }: Box): number => end - content;

/** Makes a box one that readers skip, as long as it was, without its content. */
export function blank(file: Buffer, { start, content, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, content, end);
}

/** The places of the entries of a table: their number, and so many of some bytes each. Throws UnfitFilm where they do not fit into the box, or are more than a film has. */
export function entriesOf(file: Buffer, box: Box, { at, size }: { at: number; size: number }): number[] {
  if (lengthOf(box) < at + 4) return unreadable();
  const entries = file.readUInt32BE(box.content + at);
  const first = box.content + at + 4;
  if (entries > maxSamples || entries * size > box.end - first) return unreadable();
  return Array.from({ length: entries }, (_, index) => first + index * size);
}
