import { av1Codec } from '../av1-codec.ts';
import type { FilmFacts, PartCount } from '../film-facts.ts';
import { UnfitFilm, unreadable } from '../film-problem.ts';
import { blank, contentOf, type Element, elementsIn, oneWith, uintOf } from './elements.ts';

const ids = {
  number: 0xd7,
  type: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  encodings: 0x6d80,
  name: 0x536e,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
};

/** Kinds of tracks. */
const kinds = { picture: 1, sound: 2 };

/** Sound that browsers play. */
const sounds = ['A_OPUS', 'A_VORBIS'];

/** A track with a picture, by the number that its blocks have. */
export interface PictureTrack extends Pick<FilmFacts, 'codec' | 'width' | 'height'> {
  number: number;
}

/** Reads a track, and blanks its name; undefined for sound. Throws UnfitFilm. */
export function readTrack(file: Buffer, track: Element, count: PartCount): PictureTrack | undefined {
  const parts = elementsIn(file, track, count);
  const text = (id: number) => contentOf(file, parts, id)?.toString('latin1').replace(/\0+$/, '');
  const kind = uintOf(contentOf(file, parts, ids.type));
  for (const part of parts) if (part.id === ids.name) blank(file, part);
  // Compressed once more, or encrypted.
  if (parts.some(({ id }) => id === ids.encodings)) throw new UnfitFilm('codec');
  const codec = text(ids.codec);
  if (kind === kinds.sound) {
    if (!sounds.includes(codec ?? '')) throw new UnfitFilm('codec');
    return undefined;
  }
  if (kind !== kinds.picture) throw new UnfitFilm('tracks');
  const video = elementsIn(file, oneWith(parts, ids.video), count);
  const [width, height, number] = [
    uintOf(contentOf(file, video, ids.width)),
    uintOf(contentOf(file, video, ids.height)),
    uintOf(contentOf(file, parts, ids.number)),
  ];
  if (!width || !height || !number) return unreadable();
  return { number, width, height, codec: codecOf(codec, contentOf(file, parts, ids.codecPrivate)) };
}

/** The codec as a `codecs` parameter names it. */
function codecOf(name: string | undefined, configuration: Buffer | undefined): string {
  if (name === 'V_VP8') return 'vp8';
  if (name === 'V_VP9') return 'vp9';
  if (name !== 'V_AV1') throw new UnfitFilm('codec');
  return configuration ? av1Codec(configuration) : unreadable();
}
