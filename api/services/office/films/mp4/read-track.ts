import type { FilmFacts, PartCount } from '../film-facts.ts';
import { UnfitFilm, unreadable } from '../film-problem.ts';
import { type Box, blank, boxesIn, entriesOf, lengthOf, oneOf } from './boxes.ts';
import { readPictureCodec, sampleEntries } from './picture-codec.ts';
import { readSamples } from './samples.ts';

/** Lists what a track of a film needs, by the box that it stands in; other boxes are blanked. */
const kept: Readonly<Record<string, readonly string[]>> = {
  trak: ['tkhd', 'edts', 'tref', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'nmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stsc', 'stsz', 'stco', 'co64', 'sdtp', 'sgpd', 'sbgp'],
};

/** Sound that browsers play. */
const sounds = ['mp4a', 'Opus', 'fLaC'];

interface TrackContext {
  file: Buffer;
  count: PartCount;
  /** The media data of the file. */
  media: readonly Box[];
  /** Whether the pictures are in fragments, and the tables have none. */
  hasFragments: boolean;
}

/** Reads a track, and blanks what it carries besides. Returns the facts of a picture; undefined for sound. Throws UnfitFilm. */
export function readTrack(context: TrackContext, track: Box): Omit<FilmFacts, 'container'> | undefined {
  const { file, count, media, hasFragments } = context;
  const inside = (box: Box) => keptIn(file, box, count);
  const parts = inside(track);
  const mediaParts = inside(oneOf(parts, 'mdia'));
  const handler = oneOf(mediaParts, 'hdlr');
  if (lengthOf(handler) < 24) return unreadable();
  const kind = file.toString('latin1', handler.content + 8, handler.content + 12);
  // What the program has called it.
  file.fill(0, handler.content + 24, handler.end);
  const information = inside(oneOf(mediaParts, 'minf'));
  checkReferences(file, oneOf(information, 'dinf'), count);
  const tables = inside(oneOf(information, 'stbl'));
  const description = oneOf(tables, 'stsd');
  if (kind === 'soun') {
    if (!sampleEntries(file, description, count).every(({ type }) => sounds.includes(type))) throw new UnfitFilm('codec');
    return undefined;
  }
  if (kind !== 'vide') throw new UnfitFilm('tracks');

  const { unitLength, ...picture } = readPictureCodec(file, description, count);
  const samples = readSamples(file, tables, media);
  if (samples.count === 0 && !hasFragments) return unreadable();
  if (samples.first && unitLength !== undefined) checkUnit(file, samples.first, unitLength);
  const time = readTime(file, oneOf(mediaParts, 'mdhd'));
  const seconds = Math.max(time.duration, samples.duration) / time.scale;
  return { ...(isTurned(file, oneOf(parts, 'tkhd')) ? turned(picture) : picture), seconds };
}

/** The boxes that are needed of another one. The rest is blanked: what a camera has noted, or somebody has put there. */
function keptIn(file: Buffer, box: Box, count: PartCount): Box[] {
  const boxes = boxesIn(file, box.content, box.end, count);
  for (const one of boxes) if (!kept[box.type]?.includes(one.type)) blank(file, one);
  return boxes.filter(({ type }) => kept[box.type]?.includes(type));
}

/** Throws UnfitFilm where the pictures are said to be in another file. */
function checkReferences(file: Buffer, information: Box, count: PartCount): void {
  const references = oneOf(boxesIn(file, information.content, information.end, count), 'dref');
  const [first] = entriesOf(file, references, { at: 4, size: 12 });
  for (const reference of first === undefined ? [] : boxesIn(file, first, references.end, count))
    if (lengthOf(reference) < 4 || (file.readUInt32BE(reference.content) & 1) === 0) unreadable();
}

/** The first unit of H.264 is as long as a picture at most, and is one. */
function checkUnit(file: Buffer, { at, bytes }: { at: number; bytes: number }, unitLength: number): void {
  if (at + bytes > file.length || bytes <= unitLength) unreadable();
  const length = file.readUIntBE(at, unitLength);
  const kind = (file[at + unitLength] ?? 0) & 0x9f;
  if (length === 0 || length > bytes - unitLength || ![1, 5, 6, 7, 8, 9].includes(kind)) unreadable();
}

/** The units of a track's time in a second, and how many it lasts; 0 where fragments know. Also that of the whole film. */
export function readTime(file: Buffer, { content, end }: Box): { scale: number; duration: number } {
  const isLong = file[content] === 1;
  if (end - content < (isLong ? 32 : 20)) return unreadable();
  const scale = file.readUInt32BE(content + (isLong ? 20 : 12));
  const duration = isLong ? Number(file.readBigUInt64BE(content + 24)) : file.readUInt32BE(content + 16);
  // All bits set: not known.
  const isKnown = duration !== 0xffffffff && Number.isSafeInteger(duration);
  return scale === 0 ? unreadable() : { scale, duration: isKnown ? duration : 0 };
}

/** Whether a film is turned by a quarter when it is shown, as telephones have it. */
function isTurned(file: Buffer, { content, end }: Box): boolean {
  const matrix = content + (file[content] === 1 ? 52 : 40);
  if (end < matrix + 36) return unreadable();
  return file.readInt32BE(matrix) === 0 && file.readInt32BE(matrix + 4) !== 0;
}

const turned = ({ codec, width, height }: { codec: string; width: number; height: number }) => ({ codec, width: height, height: width });
