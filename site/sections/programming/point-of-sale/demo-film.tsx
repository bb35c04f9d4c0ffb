import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pointOfSale } from '#content/en/point-of-sale';
import type { FilmSource } from '#site/films/film-files.ts';
import styles from './demo.module.css';
import type { OnePlayer } from './use-one-player.ts';

const { play, pause, captions } = pointOfSale.demo;

export interface Film {
  title: string;
  sources: FilmSource[];
  captions: string;
  still: string | undefined;
}

interface DemoFilmProps {
  film: Film;
  index: number;
  /** Its place in the row, as it is shown: "1 / 2". */
  place: string;
  player: OnePlayer;
  /** The poster, beneath the film. */
  children: ReactNode;
}

/** One film with its play button; once it has started, the browser's own controls are there as well. */
export function DemoFilm({ film, index, place, player, children }: DemoFilmProps) {
  const [started, setStarted] = useState(false);
  const playing = player.playing === index;
  const video = { className: styles.film, 'aria-label': film.title, preload: 'none', playsInline: true } as const;
  return (
    <figure>
      <div className={`crop ${styles.screen}`}>
        {children}
        <video
          {...video}
          {...player.follow(index)}
          className={`needs-script ${video.className}`}
          controls={started}
          onPlaying={() => setStarted(true)}
        >
          <Encodings film={film} />
        </video>
        <noscript>
          <video {...video} controls poster={film.still}>
            <Encodings film={film} />
          </video>
        </noscript>
        <button
          type="button"
          className={`needs-script ${styles.toggle}`}
          data-playing={playing || undefined}
          aria-label={playing ? pause(film.title) : play(film.title)}
          onClick={() => player.toggle(index)}
        >
          {playing ? <Pause className="icon" /> : <Play className="icon" />}
        </button>
      </div>
      <figcaption className={styles.caption}>
        <span>{place}</span> {film.title} <small>{captions}</small>
      </figcaption>
    </figure>
  );
}

function Encodings({ film }: { film: Film }) {
  return (
    <>
      {film.sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <track default kind="captions" srcLang="en" label={captions} src={film.captions} />
    </>
  );
}
