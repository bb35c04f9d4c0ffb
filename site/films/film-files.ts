import type { Locale } from '#contract/locales';
import type { PictureName } from '../pictures/picture.tsx';

const files = import.meta.glob<string>('./*.{webm,mp4,vtt}', { eager: true, query: '?url', import: 'default' });
const stills = import.meta.glob<string>('../pictures/*-poster/960.webp', { eager: true, query: '?url', import: 'default' });

/** Best first; the browser takes the first it can play. */
const encodings = [
  { suffix: 'av1.webm', type: 'video/webm; codecs="av01.0.08M.10"' },
  { suffix: 'vp9.webm', type: 'video/webm; codecs="vp9"' },
  { suffix: 'h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
];

export type LoopName = 'hero' | 'hero-tall' | 'silk' | 'hexagons';
export type ContentFilmName = 'pos-setup' | 'pos-payment' | 'maintenance';

export interface FilmSource {
  src: string;
  type: string;
}

function fileOf(name: string): string {
  const file = files[`./${name}`];
  if (file === undefined) throw new Error(`There is no film ${name}`);
  return file;
}

export const filmSources = (name: LoopName | ContentFilmName): FilmSource[] =>
  encodings.map(({ suffix, type }) => ({ src: fileOf(`${name}.${suffix}`), type }));

export const filmCaptions = (name: ContentFilmName, locale: Locale): string => fileOf(`${name}.${locale}.vtt`);

/** The picture that stands for a film until it plays. */
export const filmPoster = (name: ContentFilmName): PictureName => `${name}-poster`;

/** The same picture as a file, for a player that is on its own. */
export const filmStill = (name: ContentFilmName): string | undefined => stills[`../pictures/${filmPoster(name)}/960.webp`];
