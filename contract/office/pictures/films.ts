import { FilmFile } from '../../pictures.ts';
import { z } from '../../zod.ts';

/** A loop plays behind text by itself, without sound; a player is played by whoever wants to see it. */
export const filmKinds = ['loop', 'player'] as const;
export type FilmKind = (typeof filmKinds)[number];

const megabyte = 1024 * 1024;

/** Limits of a film. A loop is loaded by everybody who sees its page. */
export const filmLimits = {
  loop: { bytes: 8 * megabyte, seconds: 30 },
  player: { bytes: 20 * megabyte, seconds: 180 },
} as const satisfies Record<FilmKind, { bytes: number; seconds: number }>;

/** The limit of a body that is a film, whatever its place. */
export const maxFilmBytes = Math.max(...filmKinds.map((kind) => filmLimits[kind].bytes));

/** Pixels that the shorter side of a film has at least, and the longer one at most. */
export const filmSides = { least: 320, most: 1920 } as const;

/** Kinds of films that are taken, as a file field names them. What a file really is, its content says. */
export const filmTypes = ['video/mp4', 'video/webm'] as const;

/** A slot's film of the site itself. */
export const SlotFilm = z.object({ kind: z.enum(filmKinds), files: z.array(z.object({ path: z.string(), type: z.string() })).min(1) });
export type SlotFilm = z.infer<typeof SlotFilm>;

/** A film of a person, as it is kept. */
export const KeptFilm = FilmFile.extend({
  /** Pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  seconds: z.number().positive(),
  bytes: z.int().min(1),
});
export type KeptFilm = z.infer<typeof KeptFilm>;

/** Films of a slot: one for each container. */
export const maxFilms = 2;

const containerOf = ({ type }: FilmFile): string => type.slice(0, type.indexOf(';'));

/** A film beside those that are there, in place of one in the same container; what loads faster comes first, what every browser plays last. */
export const withFilm = <Film extends FilmFile>(films: readonly Film[], film: Film): Film[] =>
  inOrder([...films.filter((one) => containerOf(one) !== containerOf(film)), film]);

/** Orders files of one film as a browser tries them. */
export const inOrder = <Film extends FilmFile>(films: readonly Film[]): Film[] => films.toSorted((one, other) => rank(one) - rank(other));

const codecs = ['av01', 'vp', 'avc'];
const rank = ({ type }: FilmFile): number => codecs.findIndex((codec) => type.includes(`"${codec}`));
