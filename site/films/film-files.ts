import type { Locale } from '#contract/locales';
import type { SlotFilm } from '#contract/office/pictures/films';
import type { FilmFile } from '#contract/pictures';
import type { PictureName } from '../pictures/picture.tsx';
import { pictureIn } from '../pictures/picture-in.ts';

const files = import.meta.glob<string>('./*.{webm,mp4,vtt}', { eager: true, query: '?url', import: 'default' });
const stills = import.meta.glob<string>(['../pictures/*-poster/960.webp', '../pictures/*-poster-ar/960.webp'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Best first; the browser takes the first it can play. */
const encodings = [
  { suffix: 'av1.webm', type: 'video/webm; codecs="av01.0.08M.10"' },
  { suffix: 'vp9.webm', type: 'video/webm; codecs="vp9"' },
  { suffix: 'h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
];

export type LoopName = 'hero' | 'hero-tall' | 'silk' | 'hexagons';
export type ContentFilmName = 'pos-setup' | 'pos-payment' | 'maintenance';

const arabicFilms = ['pos-setup-ar', 'pos-payment-ar', 'maintenance-ar'] as const;
type ArabicFilmName = (typeof arabicFilms)[number];
const isArabicFilm = (name: string): name is ArabicFilmName => (arabicFilms as readonly string[]).includes(name);

export interface FilmSource {
  src: string;
  type: string;
}

function fileOf(name: string): string {
  const file = files[`./${name}`];
  if (file === undefined) throw new Error(`There is no film ${name}`);
  return file;
}

/** The film with its screens in the language of the page, where it was drawn again for it. */
export const filmIn = (name: ContentFilmName, locale: Locale): ContentFilmName | ArabicFilmName => {
  const drawnAgain = `${name}-${locale}`;
  return isArabicFilm(drawnAgain) ? drawnAgain : name;
};

export const filmSources = (name: LoopName | ContentFilmName | ArabicFilmName): FilmSource[] =>
  encodings.map(({ suffix, type }) => ({ src: fileOf(`${name}.${suffix}`), type }));

/** A film of the site as the Office is told of it. */
export const slotFilm = (kind: SlotFilm['kind'], name: LoopName | ContentFilmName | ArabicFilmName): SlotFilm => ({
  kind,
  files: filmSources(name).map(({ src, type }) => ({ path: src, type })),
});

/** The files of a film of the company's own, as a player takes them. */
export const ownSources = (files: readonly FilmFile[]): FilmSource[] => files.map(({ path, type }) => ({ src: path, type }));

export const filmCaptions = (name: ContentFilmName, locale: Locale): string => fileOf(`${name}.${locale}.vtt`);

/** The picture that stands for a film until it plays. */
export const filmPoster = (name: ContentFilmName, locale: Locale): PictureName => pictureIn(`${name}-poster`, locale);

/** The URL of that picture, for the `poster` of a player that is on its own. */
export const filmPosterUrl = (name: ContentFilmName, locale: Locale): string | undefined =>
  stills[`../pictures/${filmPoster(name, locale)}/960.webp`];
