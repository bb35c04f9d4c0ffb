import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { defaultPosition } from '#contract/limits';
import type { CompanyOffice } from '#contract/office/offices';
import { worldMap } from '#contract/world-map';
import { useText } from '../../content/use-text.ts';
import type { MapPlace } from './find-country.ts';
import { onMap, placeAt } from './map-places.ts';
import styles from './office-map.module.css';

/** Percent by which an arrow key moves the pin: alone, and with Shift. */
const steps = { fine: 0.2, coarse: 2 };

const arrows: Readonly<Record<string, MapPlace>> = {
  ArrowUp: { top: -1, left: 0 },
  ArrowDown: { top: 1, left: 0 },
  ArrowLeft: { top: 0, left: -1 },
  ArrowRight: { top: 0, left: 1 },
};

interface OfficeMapProps {
  offices: readonly CompanyOffice[];
  /** The office whose pin can be moved, as it would be. */
  open: { id: string | undefined; name: string; position: MapPlace | null; onMove(place: MapPlace): void } | undefined;
  onOpen(id: string): void;
}

/** The map of the site with the pins of all offices; that of the open one follows the pointer and the arrow keys. It is never mirrored. */
export function OfficeMap({ offices, open, onOpen }: OfficeMapProps) {
  const text = useText('offices');
  const picture = useRef<SVGSVGElement>(null);
  const isDragging = useRef(false);
  const middle = { top: defaultPosition, left: defaultPosition };
  const place = open && (open.position ?? middle);
  const others = offices.filter(({ id }) => id !== open?.id);

  const moveTo = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) open?.onMove(placeAt(box, clientX, clientY));
  };
  const drag = {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      if (isDragging.current) moveTo(event);
    },
    onPointerUp() {
      isDragging.current = false;
    },
    onPointerCancel() {
      isDragging.current = false;
    },
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key];
      if (!arrow || !place || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = event.shiftKey ? steps.coarse : steps.fine;
      open?.onMove(onMap({ top: place.top + arrow.top * step, left: place.left + arrow.left * step }));
    },
  };

  return (
    <div className={styles.map} dir="ltr">
      <div className={styles.picture}>
        <img src={worldMap.url} alt="" width={worldMap.width} height={worldMap.height} draggable={false} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pin itself moves by keys */}
        {/* biome-ignore lint/a11y/useSemanticElements: it is a picture with things in it, no group of fields */}
        <svg ref={picture} role="group" aria-label={text.map.label} onClick={open && moveTo} data-open={open && true}>
          {others.map(({ id, name, position, showOnHome }) => (
            <Pin key={id} name={name} place={position ?? middle} isShown={showOnHome} onOpen={() => onOpen(id)} />
          ))}
          {open && place && (
            <>
              <line className={styles.cross} x1={`${place.left}%`} x2={`${place.left}%`} y1="0" y2="100%" />
              <line className={styles.cross} x1="0" x2="100%" y1={`${place.top}%`} y2={`${place.top}%`} />
              <svg role="presentation" x={`${place.left}%`} y={`${place.top}%`} overflow="visible">
                <g
                  {...drag}
                  className={styles.handle}
                  role="slider"
                  tabIndex={0}
                  aria-label={fillPlaceholders(text.map.pin, { name: open.name || text.map.unnamed })}
                  aria-roledescription={text.map.pinRole}
                  aria-valuemin={0}
                  aria-valuemax={100}
                  aria-valuenow={place.left}
                  aria-valuetext={fillPlaceholders(text.map.place, { top: place.top, left: place.left })}
                >
                  <circle className={styles.target} r="22" />
                  <circle className={styles.glow} r="20" />
                  <circle className={styles.ring} r="12" />
                  <circle className={styles.dot} r="6" />
                </g>
                <Label place={place} name={open.name || text.map.unnamed} detail={fillPlaceholders(text.map.place, place)} />
              </svg>
            </>
          )}
        </svg>
      </div>
    </div>
  );
}

interface PinProps {
  name: string;
  place: MapPlace;
  isShown: boolean;
  onOpen(): void;
}

/** For the pointer; the list beside the map opens the same offices for everybody. */
function Pin({ name, place, isShown, onOpen }: PinProps) {
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen();
  };
  return (
    <svg aria-hidden="true" x={`${place.left}%`} y={`${place.top}%`} overflow="visible">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <g className={styles.pin} data-shown={isShown || undefined} onClick={click}>
        <circle className={styles.target} r="14" />
        <circle className={styles.halo} r="9" />
        <circle className={styles.dot} r="4.5" />
        <Label place={place} name={name} />
      </g>
    </svg>
  );
}

/** Right of the pin; left of it where there is no room. */
function Label({ place: { left }, name, detail }: { place: MapPlace; name: string; detail?: string }) {
  const isWest = left > 72;
  const x = isWest ? -20 : 20;
  return (
    <g className={styles.label} data-west={isWest || undefined}>
      <text x={x} y={detail ? -4 : 4}>
        {name}
      </text>
      {detail && (
        <text className={styles.detail} x={x} y="12">
          {detail}
        </text>
      )}
    </g>
  );
}
