import { maxSamples } from '../film-facts.ts';
import { unreadable } from '../film-problem.ts';
import { type Box, entriesOf, lengthOf, oneOf } from './boxes.ts';

/** Tells where the pictures of a film stand, as far as it is looked at. */
export interface Samples {
  count: number;
  /** Units of the track's time that they last, in all. */
  duration: number;
  /** The place and the bytes of the first one; undefined where fragments have them. */
  first: { at: number; bytes: number } | undefined;
}

/** Reads the tables of a track, all of whose pictures have to stand in the media data of the file. Throws UnfitFilm. */
export function readSamples(file: Buffer, tables: readonly Box[], media: readonly Box[]): Samples {
  const sizes = readSizes(file, tables);
  const places = readPlaces(file, tables);
  if (sizes.count > maxSamples || places.length > sizes.count) return unreadable();
  if (!places.every((at) => isIn(media, at))) return unreadable();
  const room = media.reduce((sum, box) => sum + lengthOf(box), 0);
  const [at] = places;
  if (sizes.sum > room || (sizes.count > 0 && at === undefined)) return unreadable();
  let [count, duration] = [0, 0];
  for (const entry of entriesOf(file, oneOf(tables, 'stts'), { at: 4, size: 8 })) {
    const many = file.readUInt32BE(entry);
    count += many;
    duration += many * file.readUInt32BE(entry + 4);
  }
  if (count !== sizes.count) return unreadable();
  return { count, duration, first: at === undefined ? undefined : { at, bytes: sizes.first } };
}

/** Whether a place is in one of these, which stand one after the other: both may be very many. */
function isIn(boxes: readonly Box[], at: number): boolean {
  let [from, before] = [0, boxes.length];
  while (from < before) {
    const middle = (from + before) >> 1;
    if (at >= (boxes[middle]?.end ?? 0)) from = middle + 1;
    else before = middle;
  }
  return at >= (boxes[from]?.content ?? Number.POSITIVE_INFINITY);
}

function readSizes(file: Buffer, tables: readonly Box[]): { count: number; sum: number; first: number } {
  const box = oneOf(tables, 'stsz');
  if (lengthOf(box) < 12) return unreadable();
  const same = file.readUInt32BE(box.content + 4);
  const count = file.readUInt32BE(box.content + 8);
  if (same > 0) return { count, sum: same * count, first: same };
  const sizes = entriesOf(file, box, { at: 8, size: 4 }).map((entry) => file.readUInt32BE(entry));
  return { count, sum: sizes.reduce((sum, size) => sum + size, 0), first: sizes[0] ?? 0 };
}

/** The places at which the pictures are stored, several at a time. */
function readPlaces(file: Buffer, tables: readonly Box[]): number[] {
  if (tables.some(({ type }) => type === 'stco'))
    return entriesOf(file, oneOf(tables, 'stco'), { at: 4, size: 4 }).map((entry) => file.readUInt32BE(entry));
  return entriesOf(file, oneOf(tables, 'co64'), { at: 4, size: 8 }).map((entry) => Number(file.readBigUInt64BE(entry)));
}
