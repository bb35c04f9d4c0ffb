import { type FilmFacts, maxSamples, type PartCount, partCount } from '../film-facts.ts';
import { UnfitFilm, unreadable } from '../film-problem.ts';
import { blank, contentOf, type Element, elementsIn, oneWith, uintOf } from './elements.ts';
import { checkFirstPicture } from './first-picture.ts';
import { readTrack } from './read-track.ts';

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
};

/** Lists what a film needs; other elements are blanked: tags, attachments, chapters. */
const kept = [ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues];

/** Nanoseconds. */
const defaultScale = 1_000_000;

export const isWebm = (file: Buffer): boolean => file.length > 4 && file.readUInt32BE(0) === ids.head;

/** Reads a WebM and blanks in it what is neither picture nor sound; its length stays. Throws UnfitFilm. */
export function readWebm(file: Buffer): FilmFacts {
  const count = partCount();
  const [head, segment, ...others] = elementsIn(file, { content: 0, end: file.length }, count);
  if (head?.id !== ids.head || segment?.id !== ids.segment || others.length > 0) return unreadable();
  // Its sibling for everything, Matroska, is played by few browsers.
  const docType = contentOf(file, elementsIn(file, head, count), ids.docType)
    ?.toString('latin1')
    .replace(/\0+$/, '');
  if (docType !== 'webm') throw new UnfitFilm('type');

  const parts = elementsIn(file, segment, count);
  for (const part of parts) if (!kept.includes(part.id)) blank(file, part);
  const info = elementsIn(file, oneWith(parts, ids.info), count);
  const scale = uintOf(contentOf(file, info, ids.scale)) ?? defaultScale;
  const tracks = elementsIn(file, oneWith(parts, ids.tracks), count)
    .filter(({ id }) => id === ids.track)
    .map((track) => readTrack(file, track, count));
  const [picture, ...more] = tracks.filter((track) => track !== undefined);
  if (!picture || tracks.length - 1 > maxSounds) return unreadable();
  if (more.length > 0) throw new UnfitFilm('tracks');

  const clusters = parts.filter(({ id }) => id === ids.cluster);
  const read = readClusters(file, clusters, picture.number, count);
  if (!read.first || read.blocks > maxSamples) return unreadable();
  checkFirstPicture(picture.codec, read.first);
  const ticks = Math.max(floatOf(contentOf(file, info, ids.duration)), read.lastTime);
  const { codec, width, height } = picture;
  return { container: 'webm', codec, width, height, seconds: (ticks * scale) / 1e9 };
}

/** Tracks with sound, such as one in each language. */
const maxSounds = 4;

/** Finds the pictures of a track: how many, when the last group of them begins, and the first. */
function readClusters(file: Buffer, clusters: readonly Element[], track: number, count: PartCount) {
  const read: { blocks: number; lastTime: number; first: Buffer | undefined } = { blocks: 0, lastTime: 0, first: undefined };
  for (const cluster of clusters) {
    const parts = elementsIn(file, cluster, count);
    read.lastTime = Math.max(read.lastTime, uintOf(contentOf(file, parts, ids.time)) ?? 0);
    const inGroups = parts.filter(({ id }) => id === ids.blockGroup).flatMap((group) => elementsIn(file, group, count));
    for (const block of [...parts, ...inGroups]) {
      if (block.id !== ids.simpleBlock && block.id !== ids.block) continue;
      // The number of its track, two bytes of time, one of marks. No film has so many tracks that the number has a second byte.
      if (block.end - block.content < 5) return unreadable();
      if (file[block.content] !== (track | 0x80)) continue;
      read.blocks += 1;
      read.first ??= file.subarray(block.content + 4, block.end);
    }
  }
  return read;
}

function floatOf(content: Buffer | undefined): number {
  const value = content?.length === 4 ? content.readFloatBE() : content?.length === 8 ? content.readDoubleBE() : 0;
  return Number.isFinite(value) && value > 0 ? value : 0;
}
