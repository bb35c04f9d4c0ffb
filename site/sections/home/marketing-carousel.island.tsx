// Needs JavaScript: previous, next and dots move the slides, and they advance by themselves until the visitor interacts with them.
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import { CarouselControls } from '#ui/carousel/carousel-controls.tsx';
import { useAutoplay } from '#ui/carousel/use-autoplay.ts';
import { useCarousel } from '#ui/carousel/use-carousel.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { twoDigits } from '#ui/two-digits.ts';
import styles from './marketing.module.css';
import controlStyles from './marketing-controls.module.css';

const autoAdvance = 6_000;

interface MarketingCarouselProps {
  text: Pick<Content<'home'>['marketing'], 'eyebrow' | 'title' | 'previous' | 'next' | 'pause' | 'play' | 'slideOf'>;
  /** Says what the dots say, one of each slide. */
  chapters: readonly string[];
  /** Its number on the page. */
  number?: number;
  /** The slides: they are HTML and links with or without this. */
  children?: ReactNode;
}

export function MarketingCarousel({ text, chapters, number = 3, children }: MarketingCarouselProps) {
  const carousel = useCarousel(chapters.length);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isRow = chapters.length > 1;
  const autoplay = useAutoplay({
    interval: autoAdvance,
    paused: hovered || focused || !isRow,
    shown: carousel.selected,
    advance: carousel.next,
  });

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
  };
  // The focus that a press with the mouse leaves on a button does not hold: it would stay there for good.
  const focus = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };

  return (
    <>
      <div className={`wrap flex items-end justify-between gap-4 ${styles.head}`}>
        <div className="stack">
          <Eyebrow number={number}>{text.eyebrow}</Eyebrow>
          <h2 id="marketing-title" className="h2">
            {text.title}
          </h2>
        </div>
        {isRow && (
          <p className={`needs-script ${styles.count}`} aria-live={autoplay.running ? 'off' : 'polite'}>
            <span className="sr-only">{fillPlaceholders(text.slideOf, { slide: carousel.selected + 1, count: chapters.length })}</span>
            <span aria-hidden="true">
              <b className="text-heading">{twoDigits(carousel.selected + 1)}</b> <i className="text-brand">/</i>{' '}
              {twoDigits(chapters.length)}
            </span>
          </p>
        )}
      </div>
      <div ref={carousel.viewport} className={styles.viewport} data-live={carousel.live || undefined} {...hover} {...focus}>
        {children}
      </div>
      {isRow && (
        <div className={`wrap needs-script flex flex-col gap-4 ${controlStyles.foot}`} {...focus}>
          <ol className={`grid ${controlStyles.steps}`}>
            {chapters.map((chapter, index) => (
              <li key={chapter}>
                <button
                  className="block w-full text-sm"
                  type="button"
                  aria-current={index === carousel.selected}
                  onClick={() => carousel.show(index)}
                >
                  <i className="relative block" data-running={(index === carousel.selected && autoplay.running) || undefined} />
                  <span>{chapter}</span>
                </button>
              </li>
            ))}
          </ol>
          <CarouselControls
            className={`flex gap-2 ${controlStyles.controls}`}
            labels={text}
            playback={autoplay}
            onPrevious={carousel.previous}
            onNext={carousel.next}
          />
        </div>
      )}
    </>
  );
}
