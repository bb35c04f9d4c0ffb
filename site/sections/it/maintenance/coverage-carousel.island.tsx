// Needs JavaScript: pages of cards change by autoplay, button, dot and swipe.
import { type ReactNode, useEffect, useState } from 'react';
import { maintenance } from '#content/en/maintenance';
import { CarouselControls } from '#ui/carousel-controls.tsx';
import styles from './coverage.module.css';
import { pageCount } from './coverage-pages.ts';
import { useCoverageCarousel } from './use-coverage-carousel.ts';

const { title, text, pages, pageOf } = maintenance.covers;

/** Until the script runs the row scrolls, so the keyboard has to be able to focus it. */
const scrollRegion = { role: 'group', 'aria-label': title, tabIndex: 0 };

/** The cards come as children: without a script they stand in a row that scrolls sideways. */
export function CoverageCarousel({ children }: { children?: ReactNode }) {
  const carousel = useCoverageCarousel();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className="stack stack--stretch">
          <h2 id="coverage-title" className="h2">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <CarouselControls
          className={`needs-script ${styles.controls}`}
          labels={maintenance.covers}
          playback={{ playing: carousel.running, toggle: carousel.toggle }}
          onPrevious={carousel.previous}
          onNext={carousel.next}
        />
      </div>
      <div className="wrap">
        <div
          ref={carousel.viewport}
          className={styles.viewport}
          data-live={hydrated || undefined}
          {...(hydrated ? {} : scrollRegion)}
          data-shown={carousel.page}
          {...carousel.pointerHandlers}
        >
          {children}
        </div>
        <p className="sr-only" aria-live={carousel.running ? 'off' : 'polite'}>
          {pageOf(carousel.page + 1, pageCount)}
        </p>
        <ul className={`needs-script ${styles.dots}`} aria-label={pages}>
          {Array.from({ length: pageCount }, (_, page) => pageOf(page + 1, pageCount)).map((label, page) => (
            <li key={label}>
              <button type="button" aria-label={label} aria-current={page === carousel.page} onClick={() => carousel.show(page)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
