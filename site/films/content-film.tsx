import { Play } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { currentSlot, shownFilm } from '#site/pictures/page-pictures.ts';
import { noteStill, Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import captionStyles from './captions.module.css';
import styles from './content-film.module.css';
import { type ContentFilmName, filmCaptions, filmIn, filmPoster, filmPosterUrl, filmSources, ownSources, slotFilm } from './film-files.ts';
import playButton from './play-button.module.css';

interface ContentFilmProps {
  name: ContentFilmName;
  text: {
    /** Says what the film shows. */
    label: string;
    /** Says what the captions are called in the player's menu. */
    captions: string;
    play: string;
  };
  /** The language of the captions. */
  locale: Locale;
  /** The `sizes` of the picture that stands in its place where the film is switched off. */
  sizes: string;
  className: string | undefined;
}

/**
 * A film with something to say: captions, and nothing loaded before the visitor asks. It has the browser's own controls; scripts/play-button.ts
 * puts them away until it is played. In its place the company shows a film of its own, or a picture.
 */
export function ContentFilm({ name, text: { label, captions, play }, locale, sizes, className }: ContentFilmProps) {
  const poster = filmPoster(name, locale);
  const film = slotFilm('player', filmIn(name, locale));
  const shown = shownFilm(poster);
  if (!shown)
    return (
      <Picture
        name={poster}
        alt={label}
        sizes={sizes}
        film={film}
        className={classNames('crop w-full border-strong', styles.film, className)}
      />
    );
  noteStill(poster, { alt: label, film });
  const video = shown === 'original' ? { poster: filmPosterUrl(name, locale), 'aria-label': label } : ownVideo(poster, { label, locale });
  return (
    <div className={classNames('relative', className)}>
      <video
        className={`block w-full border-strong ${captionStyles.captioned} ${styles.film}`}
        controls
        playsInline
        preload="none"
        {...video}
        data-content-film
      >
        {(shown === 'original' ? filmSources(filmIn(name, locale)) : ownSources(shown)).map((source) => (
          <source key={source.type} {...source} />
        ))}
        {shown === 'original' && <track default kind="captions" srcLang={locale} label={captions} src={filmCaptions(name, locale)} />}
      </video>
      <button type="button" className={`absolute grid place-items-center ${playButton.button}`} aria-label={play} hidden data-play>
        <Play className="icon" />
      </button>
    </div>
  );
}

/** Tells which picture a film of the company's own has until it plays, and what it shows. */
function ownVideo(poster: string, { label, locale }: { label: string; locale: Locale }) {
  const own = currentSlot(poster, undefined)?.own;
  return { poster: own?.forms[0]?.webp, 'aria-label': own?.alt?.[locale] || label };
}
