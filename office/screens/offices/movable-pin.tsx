import { type KeyboardEvent, type MouseEvent, type PointerEvent, type Ref, useRef } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { MapPlace } from './find-country.ts';
import { onMap, type TipSide, tipWidth } from './map-places.ts';
import styles from './office-map.module.css';

/** Percent by which an arrow key moves the pin: alone, and with Shift. */
const steps = { fine: 0.2, coarse: 2 };

const arrows: Readonly<Record<string, MapPlace>> = {
  ArrowUp: { top: -1, left: 0 },
  ArrowDown: { top: 1, left: 0 },
  ArrowLeft: { top: 0, left: -1 },
  ArrowRight: { top: 0, left: 1 },
};

interface MovablePinProps {
  ref: Ref<SVGGElement>;
  name: string;
  place: MapPlace;
  /** The side of its name. */
  side: TipSide;
  /** Pixels from the pin to where the box of its name begins. */
  start: number;
  onMove(place: MapPlace): void;
  /** To a point of the window. */
  onMoveTo(point: { clientX: number; clientY: number }): void;
  /** By Enter. */
  onPlaced(): void;
}

/** The pin of the office that is open: it follows the pointer, and the arrow keys while it has the focus. */
export function MovablePin({ ref, name, place, side, start, onMove, onMoveTo, onPlaced }: MovablePinProps) {
  const { map: text } = useText('offices');
  const isDragging = useRef(false);
  const end = () => {
    isDragging.current = false;
  };
  const handlers = {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      if (isDragging.current) onMoveTo(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onKeyDown(event: KeyboardEvent) {
      // With these, keys belong to the panel: Ctrl and Enter publish.
      if (event.ctrlKey || event.metaKey) return undefined;
      if (event.key === 'Enter') {
        // It would press the button that gets the focus.
        event.preventDefault();
        return onPlaced();
      }
      const arrow = arrows[event.key];
      if (!arrow) return undefined;
      event.preventDefault();
      const step = event.shiftKey ? steps.coarse : steps.fine;
      return onMove(onMap({ top: place.top + arrow.top * step, left: place.left + arrow.left * step }));
    },
  };

  return (
    <>
      <line className={`pointer-events-none ${styles.cross}`} x1={`${place.left}%`} x2={`${place.left}%`} y1="0" y2="100%" />
      <line className={`pointer-events-none ${styles.cross}`} x1="0" x2="100%" y1={`${place.top}%`} y2={`${place.top}%`} />
      <svg role="presentation" x={`${place.left}%`} y={`${place.top}%`} overflow="visible">
        <g
          ref={ref}
          {...handlers}
          className={`cursor-grab touch-none ${styles.handle}`}
          role="slider"
          tabIndex={0}
          aria-label={fillSentence(text.pin, { name })}
          aria-roledescription={text.pinRole}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={place.left}
          aria-valuetext={fillSentence(text.place, place)}
        >
          <circle className={styles.target} r="22" />
          <circle className={styles.glow} r="20" />
          <circle className={styles.ring} r="12" />
          <circle className={styles.dot} r="6" />
        </g>
        <foreignObject className={`pointer-events-none ${styles.tip}`} x={start} y={side.below ? 14 : -58} width={tipWidth} height="46">
          <p data-west={side.west || undefined} aria-hidden="true">
            <bdi className="truncate">{name}</bdi>
            <small className="text-quiet font-450 text-2xs" dir="auto">
              {fillSentence(text.place, place)}
            </small>
          </p>
        </foreignObject>
      </svg>
    </>
  );
}
