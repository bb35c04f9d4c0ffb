import { type FilmFacts, partCount } from '../film-facts.ts';
import { UnfitFilm, unreadable } from '../film-problem.ts';
import { blank, boxesIn, lengthOf, oneOf } from './boxes.ts';
import { readTime, readTrack } from './read-track.ts';

/** Lists what a film needs; other boxes are blanked. */
const ofFile = ['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'mfra', 'styp'];
const ofFilm = ['mvhd', 'trak', 'mvex'];

/** Brands of films that browsers read; that of QuickTime is not one. */
const brands = /^(?:iso[2-9mabc]|mp4[12]|avc1|av01|M4V[HP ]|MSNV|dash|cmf[c2s])$/;

export const isMp4 = (file: Buffer): boolean => file.toString('latin1', 4, 8) === 'ftyp';

/**
 * Reads an MP4 and blanks in it what is neither picture nor sound: positions, names, previews, whatever else stands in boxes that no browser needs. Its
 * length, and so the places in its tables, stay. Throws UnfitFilm.
 */
export function readMp4(file: Buffer): FilmFacts {
  const count = partCount();
  const boxes = boxesIn(file, 0, file.length, count);
  const kind = oneOf(boxes, 'ftyp');
  if (kind.start !== 0 || lengthOf(kind) < 8 || lengthOf(kind) > 256 || lengthOf(kind) % 4 !== 0) return unreadable();
  const names = (file.toString('latin1', kind.content, kind.end).match(/[\s\S]{4}/g) ?? []).filter((_, index) => index !== 1);
  if (names[0] === 'qt  ') throw new UnfitFilm('quickTime');
  if (!names.some((name) => brands.test(name))) throw new UnfitFilm('type');

  for (const box of boxes) if (!ofFile.includes(box.type)) blank(file, box);
  const film = oneOf(boxes, 'moov');
  const media = boxes.filter(({ type }) => type === 'mdat');
  const hasFragments = boxes.some(({ type }) => type === 'moof');
  const parts = boxesIn(file, film.content, film.end, count);
  for (const box of parts) if (!ofFilm.includes(box.type)) blank(file, box);
  const tracks = parts.filter(({ type }) => type === 'trak').map((track) => readTrack({ file, count, media, hasFragments }, track));
  const [picture, ...others] = tracks.filter((track) => track !== undefined);
  if (!picture || tracks.length - 1 > maxSounds) return unreadable();
  if (others.length > 0) throw new UnfitFilm('tracks');
  const whole = readTime(file, oneOf(parts, 'mvhd'));
  const extended = parts.find(({ type }) => type === 'mvex');
  const inFragments = extended && boxesIn(file, extended.content, extended.end, count).find(({ type }) => type === 'mehd');
  const known = [whole.duration, inFragments ? fragmentsLast(file, inFragments.content, inFragments.end) : 0];
  return { container: 'mp4', ...picture, seconds: Math.max(picture.seconds, ...known.map((duration) => duration / whole.scale)) };
}

/** Tracks with sound, such as one in each language. */
const maxSounds = 4;

function fragmentsLast(file: Buffer, content: number, end: number): number {
  const isLong = file[content] === 1;
  if (end - content < (isLong ? 12 : 8)) return unreadable();
  return isLong ? Number(file.readBigUInt64BE(content + 4)) : file.readUInt32BE(content + 4);
}
