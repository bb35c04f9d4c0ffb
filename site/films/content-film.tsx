import type { Locale } from '#contract/locales';
import { classNames } from '#ui/class-names.ts';
import styles from './content-film.module.css';
import { type ContentFilmName, filmCaptions, filmIn, filmSources, filmStill } from './film-files.ts';

interface ContentFilmProps {
  name: ContentFilmName;
  /** What the film shows. */
  label: string;
  /** What the captions are called in the player's menu. */
  captions: string;
  /** The language of the captions. */
  locale: Locale;
  className: string | undefined;
}

/** A film with something to say: the browser's own controls, captions, and nothing loaded before the visitor asks. */
export function ContentFilm({ name, label, captions, locale, className }: ContentFilmProps) {
  return (
    <video
      className={classNames(styles.film, className)}
      controls
      playsInline
      preload="none"
      poster={filmStill(name, locale)}
      aria-label={label}
    >
      {filmSources(filmIn(name, locale)).map((source) => (
        <source key={source.type} {...source} />
      ))}
      <track default kind="captions" srcLang={locale} label={captions} src={filmCaptions(name, locale)} />
    </video>
  );
}
