import { Play } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { classNames } from '#ui/class-names.ts';
import styles from './content-film.module.css';
import { type ContentFilmName, filmCaptions, filmIn, filmPosterUrl, filmSources } from './film-files.ts';
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
  className: string | undefined;
}

/**
 * A film with something to say: captions, and nothing loaded before the visitor asks. It has the browser's own controls; scripts/play-button.ts
 * puts them away until it is played.
 */
export function ContentFilm({ name, text: { label, captions, play }, locale, className }: ContentFilmProps) {
  return (
    <div className={classNames('relative', className)}>
      <video
        className={`block w-full border-strong ${styles.film}`}
        controls
        playsInline
        preload="none"
        poster={filmPosterUrl(name, locale)}
        aria-label={label}
        data-content-film
      >
        {filmSources(filmIn(name, locale)).map((source) => (
          <source key={source.type} {...source} />
        ))}
        <track default kind="captions" srcLang={locale} label={captions} src={filmCaptions(name, locale)} />
      </video>
      <button type="button" className={`absolute grid place-items-center ${playButton.button}`} aria-label={play} hidden data-play>
        <Play className="icon" />
      </button>
    </div>
  );
}
