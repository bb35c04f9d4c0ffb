// Needs JavaScript: previous, next and dots move the slides, and they advance by themselves until the visitor interacts with them.
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { homeMarketing as content } from '#content/home-islands';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { useAutoplay } from '#ui/use-autoplay.ts';
import { useCarousel } from '#ui/use-carousel.ts';
import styles from './marketing.module.css';

const autoAdvance = 6_000;

const { eyebrow, title, previous, next, pause, play, slideOf, slides } = content;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The slides come as children: they are HTML and links with or without this. */
export function MarketingCarousel({ children }: { children?: ReactNode }) {
  const carousel = useCarousel(slides.length);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const autoplay = useAutoplay({ interval: autoAdvance, hold: hovered || focused, advance: carousel.next });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <div className="stack">
          <Eyebrow number={3}>{eyebrow}</Eyebrow>
          <h2 id="marketing-title" className="h2">
            {title}
          </h2>
        </div>
        <p className={`needs-script ${styles.count}`} aria-live={autoplay.running ? 'off' : 'polite'}>
          <span className="sr-only">{slideOf(carousel.selected + 1, slides.length)}</span>
          <span aria-hidden="true">
            <b>{twoDigits(carousel.selected + 1)}</b> <i>/</i> {twoDigits(slides.length)}
          </span>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses, as the specification asks; every action has a button */}
      <div
        ref={carousel.viewport}
        className={styles.viewport}
        data-live={carousel.live || undefined}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
      >
        {children}
      </div>
      <div className={`wrap needs-script ${styles.foot}`}>
        <ol className={styles.steps}>
          {slides.map(({ chapter }, index) => (
            <li key={chapter}>
              <button type="button" aria-current={index === carousel.selected} onClick={() => carousel.show(index)}>
                <i data-running={(index === carousel.selected && autoplay.running) || undefined} />
                <span>{chapter}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.controls}>
          <button type="button" className="icon-btn" aria-label={autoplay.playing ? pause : play} onClick={autoplay.toggle}>
            {autoplay.playing ? <Pause className="icon" /> : <Play className="icon" />}
          </button>
          <button type="button" className="icon-btn" aria-label={previous} onClick={carousel.previous}>
            <ArrowLeft className="icon icon-along" />
          </button>
          <button type="button" className="icon-btn" aria-label={next} onClick={carousel.next}>
            <ArrowRight className="icon icon-along" />
          </button>
        </div>
      </div>
    </>
  );
}
