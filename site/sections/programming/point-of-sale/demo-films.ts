import type { Locale } from '#contract/locales';
import { type ContentFilmName, filmCaptions, filmIn, filmPoster, filmPosterUrl, filmSources, ownSources } from '#site/films/film-files.ts';
import { currentSlot, shownFilm } from '#site/pictures/page-pictures.ts';
import type { Film } from './demo-film.tsx';

/** A film of the demo as it is shown: that of the site, one of the company's own, which has no captions, or none. Called while the page is rendered. */
export function demoFilm(name: ContentFilmName, title: string, locale: Locale): Film {
  const poster = filmPoster(name, locale);
  const shown = shownFilm(poster);
  if (shown === 'original') {
    const sources = filmSources(filmIn(name, locale));
    return { title, sources, captions: filmCaptions(name, locale), still: filmPosterUrl(name, locale) };
  }
  return {
    title,
    sources: ownSources(shown ?? []),
    isOwn: shown !== undefined,
    still: currentSlot(poster, undefined)?.own?.forms[0]?.webp,
  };
}
