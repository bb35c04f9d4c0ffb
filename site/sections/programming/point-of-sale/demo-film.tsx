import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import captionStyles from '#site/films/captions.module.css';
import type { FilmSource } from '#site/films/film-files.ts';
import playButton from '#site/films/play-button.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './demo.module.css';
import type { ExclusivePlayback } from './use-exclusive-playback.ts';

/** Texts of the demo, without the titles of its films. */
export type DemoText = Omit<Content<'pointOfSale'>['demo'], 'films'>;

export interface Film {
  title: string;
  /** Empty for a picture that stands still. */
  sources: FilmSource[];
  /** The file of its captions, in the language of the page; a film of the company's own has none. */
  captions?: string;
  isOwn?: boolean;
  still: string | undefined;
}

interface DemoFilmProps {
  film: Film;
  text: DemoText;
  locale: Locale;
  index: number;
  /** Its place in the row, as it is shown: "1 / 2". */
  place: string;
  player: ExclusivePlayback;
  /** The poster, beneath the film. */
  children: ReactNode;
}

/** One film with its play button; once it has started, the browser's own controls are there as well. */
export function DemoFilm({ film, text, locale, index, place, player, children }: DemoFilmProps) {
  const [started, setStarted] = useState(false);
  const playing = player.playing === index;
  const video = {
    className: `absolute w-full ${captionStyles.captioned} ${styles.film}`,
    'aria-label': film.title,
    preload: 'none',
    playsInline: true,
  } as const;
  const encodings = <Encodings film={film} label={text.captions} locale={locale} />;
  return (
    <figure>
      <div className={`crop border ${styles.screen}`}>
        {children}
        {film.sources.length > 0 && (
          <>
            <video
              {...video}
              {...player.videoProps(index)}
              className={classNames('needs-script', video.className, film.isOwn && 'own-film')}
              controls={started}
              onPlaying={() => setStarted(true)}
            >
              {encodings}
            </video>
            <noscript>
              <video {...video} controls poster={film.still}>
                {encodings}
              </video>
            </noscript>
            <button
              type="button"
              className={`needs-script absolute grid place-items-center ${playButton.button} ${styles.toggle}`}
              data-playing={playing || undefined}
              aria-label={fillPlaceholders(playing ? text.pause : text.play, { film: film.title })}
              onClick={() => player.toggle(index)}
            >
              {playing ? <Pause className="icon" /> : <Play className="icon" />}
            </button>
          </>
        )}
      </div>
      <figcaption className={`flex flex-wrap text-heading ${styles.caption}`}>
        <span className="text-brand">{place}</span> {film.title} {film.captions && <small className="text-muted">{text.captions}</small>}
      </figcaption>
    </figure>
  );
}

function Encodings({ film, label, locale }: { film: Film; label: string; locale: Locale }) {
  return (
    <>
      {film.sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {film.captions && <track default kind="captions" srcLang={locale} label={label} src={film.captions} />}
    </>
  );
}
