// Needs JavaScript: previous and next shift the films, and playing one pauses the other. Without it both have the browser's own controls.
import { type ReactNode, useEffect, useState } from 'react';
import { pointOfSale } from '#content/en/point-of-sale';
import { CarouselControls } from '#ui/carousel-controls.tsx';
import styles from './demo.module.css';
import { DemoFilm, type Film } from './demo-film.tsx';
import { useOnePlayer } from './use-one-player.ts';

const { title, text, previous, next, slideOf } = pointOfSale.demo;

interface DemoSliderProps {
  films: Film[];
  /** The poster of the first film. */
  setup?: ReactNode;
  /** The poster of the second film. */
  payment?: ReactNode;
}

export function DemoSlider({ films, setup, payment }: DemoSliderProps) {
  const posters = [setup, payment];
  const [live, setLive] = useState(false);
  const [selected, setSelected] = useState(0);
  const player = useOnePlayer();
  const step = (by: number) => setSelected((selected + by + films.length) % films.length);

  useEffect(() => setLive(true), []);

  return (
    <>
      <div className={`wrap section-head ${styles.head}`}>
        <h2 id="demo-title" className="h2">
          {title}
        </h2>
        <p className="text">{text}</p>
        <span className="sr-only" aria-live="polite">
          {slideOf(selected + 1, films.length)}
        </span>
        <CarouselControls
          className={`needs-script ${styles.controls}`}
          labels={{ previous, next }}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
      </div>
      <div className={styles.viewport} data-live={live || undefined}>
        <ul className={styles.track} data-slide={selected}>
          {films.map((film, index) => (
            <li
              key={film.title}
              className={styles.slide}
              data-selected={index === selected || undefined}
              aria-roledescription="slide"
              aria-label={slideOf(index + 1, films.length)}
              onFocus={() => setSelected(index)}
            >
              <DemoFilm film={film} place={`${index + 1} / ${films.length}`} index={index} player={player}>
                {posters[index]}
              </DemoFilm>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
