// Needs JavaScript: pages of cards change by autoplay, button, dot and swipe.
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { maintenance } from '#content/maintenance';
import styles from './coverage.module.css';
import { pageCount } from './coverage-pages.ts';
import { useCoverageCarousel } from './use-coverage-carousel.ts';

const { title, text, previous, next, pause, play, pages, pageOf } = maintenance.covers;

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
        <div className={`needs-script ${styles.controls}`}>
          <button type="button" className="icon-btn" aria-label={carousel.running ? pause : play} onClick={carousel.toggle}>
            {carousel.running ? <Pause className="icon" /> : <Play className="icon" />}
          </button>
          <button type="button" className="icon-btn" aria-label={previous} onClick={carousel.previous}>
            <ArrowLeft className="icon icon-along" />
          </button>
          <button type="button" className="icon-btn" aria-label={next} onClick={carousel.next}>
            <ArrowRight className="icon icon-along" />
          </button>
        </div>
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
