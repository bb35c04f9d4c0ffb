// Needs JavaScript: pages of cards change by autoplay, button, dot and swipe.
import type { ReactNode } from 'react';
import type { Content } from '#site/content/content.ts';
import { CarouselControls } from '#ui/carousel/carousel-controls.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './coverage.module.css';
import { useCoverageCarousel } from './use-coverage-carousel.ts';

interface CoverageCarouselProps {
  text: Omit<Content<'maintenance'>['coverage'], 'cards' | 'pageOf'>;
  /** Says what each page is called. */
  pageLabels: readonly string[];
  /** The cards: without a script they stand in a row that scrolls sideways. */
  children?: ReactNode;
}

export function CoverageCarousel({ text, pageLabels, children }: CoverageCarouselProps) {
  const carousel = useCoverageCarousel();
  const hydrated = useHydrated();
  /** Until the script runs the row scrolls, so the keyboard has to be able to focus it. */
  const scrollRegion = { role: 'group', 'aria-label': text.title, tabIndex: 0 };

  return (
    <>
      <div className={`wrap flex flex-wrap items-end justify-between gap-6 ${styles.head}`}>
        <div className="stack stack--stretch">
          <h2 id="coverage-title" className="h2">
            {text.title}
          </h2>
          <p>{text.text}</p>
        </div>
        <CarouselControls
          className="needs-script flex gap-2"
          labels={text}
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
          {pageLabels[carousel.page]}
        </p>
        <ul className={`needs-script flex ${styles.dots}`} aria-label={text.pages}>
          {pageLabels.map((label, page) => (
            <li key={label}>
              <button
                className="grid place-items-center"
                type="button"
                aria-label={label}
                aria-current={page === carousel.page}
                onClick={() => carousel.show(page)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
