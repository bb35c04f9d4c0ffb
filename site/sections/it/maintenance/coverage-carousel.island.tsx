// Needs JavaScript: pages of cards turn by themselves, by button, by dot and by a swipe, until the visitor looks closer.
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { maintenance } from '#content/maintenance';
import styles from './coverage.module.css';
import { pageCount } from './coverage-pages.ts';
import { useCoverageCarousel } from './use-coverage-carousel.ts';

const { title, text, previous, next, pause, play, pages, pageOf } = maintenance.covers;

/** Until the script runs the row scrolls, and the keyboard has to reach it for that. */
const rowThatScrolls = { role: 'group', 'aria-label': title, tabIndex: 0 };

/** The cards come as children: without a script they stand in a row that scrolls sideways. */
export function CoverageCarousel({ children }: { children?: ReactNode }) {
  const covers = useCoverageCarousel();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.heading}>
          <h2 id="covers-title" className="h2">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div className={`needs-script ${styles.controls}`}>
          <button type="button" className="icon-btn" aria-label={covers.running ? pause : play} onClick={covers.toggle}>
            {covers.running ? <Pause className="icon" /> : <Play className="icon" />}
          </button>
          <button type="button" className="icon-btn" aria-label={previous} onClick={covers.previous}>
            <ArrowLeft className="icon icon-along" />
          </button>
          <button type="button" className="icon-btn" aria-label={next} onClick={covers.next}>
            <ArrowRight className="icon icon-along" />
          </button>
        </div>
      </div>
      <div className="wrap">
        <div
          ref={covers.viewport}
          className={styles.viewport}
          data-live={live || undefined}
          {...(live ? {} : rowThatScrolls)}
          data-shown={covers.page}
          {...covers.onCards}
        >
          {children}
        </div>
        <p className="sr-only" aria-live={covers.running ? 'off' : 'polite'}>
          {pageOf(covers.page + 1, pageCount)}
        </p>
        <ul className={`needs-script ${styles.dots}`} aria-label={pages}>
          {Array.from({ length: pageCount }, (_, page) => pageOf(page + 1, pageCount)).map((label, page) => (
            <li key={label}>
              <button type="button" aria-label={label} aria-current={page === covers.page} onClick={() => covers.show(page)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
