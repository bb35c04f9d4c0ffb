import { UnfitFile } from '../../../files/unfit-file.ts';

/** Names why a file is no film for the site. Each has a sentence in the messages. */
export type FilmProblem = 'type' | 'quickTime' | 'codec' | 'tracks' | 'tooLarge' | 'tooLong' | 'size' | 'unreadable';

/** Thrown where a file is found to be none that browsers can play, or that may be shown. */
export class UnfitFilm extends UnfitFile<FilmProblem> {
  override readonly name = 'UnfitFilm';
}

/** Refuses a film that is damaged, cut off, or made to be read wrongly. */
export function unreadable(): never {
  throw new UnfitFilm('unreadable');
}
