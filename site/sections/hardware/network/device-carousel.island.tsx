// Needs JavaScript: the arrows and dots move between the two slides. Without it the slides are a row to scroll.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Content } from '#site/content/content.ts';
import styles from './devices.module.css';

interface DeviceCarouselProps {
  text: Omit<Content<'network'>['devices'], 'items' | 'slide'>;
  /** Says what each of the two slides is called. */
  slideLabels: readonly string[];
  /** The slides: HTML with or without this. */
  children?: ReactNode;
}

export function DeviceCarousel({ text: { title, carousel, previous, next }, slideLabels, children }: DeviceCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  // The scroll position is the state: a swipe, the keyboard and the buttons all end there.
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = viewport.current ?? {};
    setIndex(Math.abs(scrollLeft) > clientWidth / 2 ? 1 : 0);
  };
  const show = (wanted: number) => {
    const box = viewport.current;
    const target = box?.querySelectorAll('ol')[wanted];
    if (box && target) box.scrollBy({ left: target.getBoundingClientRect().left - box.getBoundingClientRect().left });
  };

  return (
    <>
      <div className={`flex items-center flex-wrap justify-between ${styles.head}`}>
        <h2 id="devices-title" className="h3">
          {title}
        </h2>
        <div className={`needs-script flex gap-2 ${styles.controls}`}>
          <span className={`flex ${styles.dots}`}>
            {slideLabels.map((label, slide) => (
              <button
                key={label}
                className="grid place-items-center"
                type="button"
                aria-label={label}
                aria-current={slide === index}
                onClick={() => show(slide)}
              >
                <i />
              </button>
            ))}
          </span>
          <button type="button" className="icon-btn" aria-label={previous} aria-disabled={index === 0} onClick={() => show(0)}>
            <ArrowLeft className="icon icon-along" />
          </button>
          <button type="button" className="icon-btn" aria-label={next} aria-disabled={index === 1} onClick={() => show(1)}>
            <ArrowRight className="icon icon-along" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group, not one more landmark */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div ref={viewport} className={`flex ${styles.viewport}`} role="group" aria-label={carousel} tabIndex={0} onScroll={follow}>
        {children}
      </div>
    </>
  );
}
