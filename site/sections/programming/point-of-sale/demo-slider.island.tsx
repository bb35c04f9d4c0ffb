// Needs JavaScript: previous and next shift the films, and playing one pauses the other. Without it both have the browser's own controls.
import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { CarouselControls } from '#ui/carousel/carousel-controls.tsx';
import styles from './demo.module.css';
import { DemoFilm, type DemoText, type Film } from './demo-film.tsx';
import { useExclusivePlayback } from './use-exclusive-playback.ts';

interface DemoSliderProps {
  text: DemoText;
  locale: Locale;
  films: Film[];
  /** The poster of the first film. */
  setup?: ReactNode;
  /** The poster of the second film. */
  payment?: ReactNode;
}

export function DemoSlider({ text, locale, films, setup, payment }: DemoSliderProps) {
  const posters = [setup, payment];
  const [live, setLive] = useState(false);
  const [selected, setSelected] = useState(0);
  const player = useExclusivePlayback();
  const step = (by: number) => setSelected((selected + by + films.length) % films.length);
  const placeOf = (wording: string, index: number) => fillPlaceholders(wording, { slide: index + 1, count: films.length });

  useEffect(() => setLive(true), []);

  return (
    <>
      <div className={`wrap section-head items-end ${styles.head}`}>
        <h2 id="demo-title" className="h2">
          {text.title}
        </h2>
        <p className="text">{text.text}</p>
        <span className="sr-only" aria-live="polite">
          {placeOf(text.slideOf, selected)}
        </span>
        <CarouselControls
          className={`needs-script flex gap-3 ${styles.controls}`}
          labels={text}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
      </div>
      <div className={styles.viewport} data-live={live || undefined}>
        <ul className={`flex ${styles.track}`} data-slide={selected}>
          {films.map((film, index) => (
            <li
              key={film.title}
              className={styles.slide}
              data-selected={index === selected || undefined}
              aria-roledescription="slide"
              aria-label={placeOf(text.slideOf, index)}
              onFocus={() => setSelected(index)}
            >
              <DemoFilm film={film} text={text} locale={locale} place={placeOf(text.place, index)} index={index} player={player}>
                {posters[index]}
              </DemoFilm>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
