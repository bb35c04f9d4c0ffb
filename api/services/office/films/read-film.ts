import type { FilmKind } from '#contract/office/pictures/films';
import { filmLimits, filmSides } from '#contract/office/pictures/films';
import type { FilmFacts } from './film-facts.ts';
import { UnfitFilm } from './film-problem.ts';
import { isMp4, readMp4 } from './mp4/read-mp4.ts';
import { isWebm, readWebm } from './webm/read-webm.ts';

/**
 * Reads what a film is by its content, and blanks in it what is neither picture nor sound. Throws UnfitFilm for what is no film, not all browsers play,
 * or is beyond the limits of its place.
 */
export function readFilm(file: Buffer, kind: FilmKind): FilmFacts {
  const { bytes, seconds } = filmLimits[kind];
  if (file.length > bytes) throw new UnfitFilm('tooLarge');
  const facts = factsOf(file);
  const { width, height } = facts;
  if (Math.min(width, height) < filmSides.least || Math.max(width, height) > filmSides.most) throw new UnfitFilm('size');
  if (!(facts.seconds > 0)) throw new UnfitFilm('unreadable');
  if (facts.seconds > seconds) throw new UnfitFilm('tooLong');
  return facts;
}

function factsOf(file: Buffer): FilmFacts {
  try {
    if (isMp4(file)) return readMp4(file);
    if (isWebm(file)) return readWebm(file);
  } catch (error) {
    // Read beyond its end, say.
    throw error instanceof UnfitFilm ? error : new UnfitFilm('unreadable', error);
  }
  throw new UnfitFilm('type');
}

/** The type of a film as a browser is told it. */
export const typeOf = ({ container, codec }: Pick<FilmFacts, 'container' | 'codec'>): string => `video/${container}; codecs="${codec}"`;
