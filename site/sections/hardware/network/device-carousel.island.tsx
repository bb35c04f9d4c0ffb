// Needs JavaScript: the arrows and dots move between the two slides. Without it the slides are a row to scroll.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { network } from '#content/en/network';
import styles from './devices.module.css';

const { title, carousel, previous, next, slide } = network.devices;
const slides = [0, 1];

/** The slides come as children: they are HTML with or without this. */
export function DeviceCarousel({ children }: { children?: ReactNode }) {
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
      <div className={styles.head}>
        <h2 id="devices-title" className="h3">
          {title}
        </h2>
        <div className={`needs-script ${styles.controls}`}>
          <span className={styles.dots}>
            {slides.map((number) => (
              <button
                key={number}
                type="button"
                aria-label={slide(number + 1)}
                aria-current={number === index}
                onClick={() => show(number)}
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
      <div ref={viewport} className={styles.viewport} role="group" aria-label={carousel} tabIndex={0} onScroll={follow}>
        {children}
      </div>
    </>
  );
}
