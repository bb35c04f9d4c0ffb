import { type MouseEvent, type Ref, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { defaultPosition } from '#contract/limits';
import { worldMap } from '#contract/map/world-map-size';
import type { CompanyOffice } from '#contract/office/offices';
import { useLocale, useText } from '../../content/use-text.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { useWidth } from '../../parts/hooks/use-width.ts';
import type { MapPlace } from './find-country.ts';
import { inLanguage } from './in-language.ts';
import { type LabelSide, labelPlaces, placeAt, placeLabels, tipBox, tipSide, tipStart } from './map-places.ts';
import { MovablePin } from './movable-pin.tsx';
import styles from './office-map.module.css';

const middle: MapPlace = { top: defaultPosition, left: defaultPosition };

interface OpenOffice {
  id: string | undefined;
  name: string;
  position: MapPlace | null;
  pin: Ref<SVGGElement>;
  onMove(place: MapPlace): void;
  /** By a key on the pin. */
  onPlaced(): void;
}

interface OfficeMapProps {
  offices: readonly CompanyOffice[];
  /** The office whose pin can be moved, as it would be. */
  open: OpenOffice | undefined;
  onOpen(id: string): void;
}

/** The map of the site with the pins of all offices; that of the open one can be moved. It is never mirrored. */
export function OfficeMap({ offices, open, onOpen }: OfficeMapProps) {
  const { map: text } = useText('offices');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const isPhone = useIsPhone();
  const width = useWidth(picture) ?? 0;
  const size = { width, height: (width * worldMap.height) / worldMap.width };
  const place = open && (open.position ?? middle);
  // It has nothing in it that could take the focus.
  const scrolling = { role: 'region', 'aria-label': text.label, tabIndex: 0 };
  const pins = offices
    .filter(({ id }) => id !== open?.id)
    .map((office) => ({
      id: office.id,
      name: inLanguage(office, locale).name,
      place: office.position ?? middle,
      isShown: office.showOnHome,
    }));
  const sides = placeLabels(pins, size, place ? [tipBox(place, size)] : []);
  useCentred(
    frame,
    pins.map((pin) => pin.place.left),
    width,
  );

  const moveTo = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) open?.onMove(placeAt(box, clientX, clientY));
  };

  return (
    <div ref={frame} className={`flex-none bg-bg ${styles.map}`} dir="ltr" {...(isPhone && !open && scrolling)}>
      <div className={`relative mx-auto clip ${styles.picture}`}>
        <img src={worldMap.url} alt="" width={worldMap.width} height={worldMap.height} draggable={false} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pin itself moves by keys */}
        {/* biome-ignore lint/a11y/useSemanticElements: it is a picture with things in it, no group of fields */}
        <svg ref={picture} role="group" aria-label={text.label} onClick={open && moveTo} data-open={open && true}>
          {/* Of those that lie on each other, the southern one is nearer. */}
          {pins
            .toSorted((one, other) => one.place.top - other.place.top)
            .map(({ id, ...pin }) => (
              <Pin key={id} {...pin} side={sides.get(id)} onOpen={() => onOpen(id)} />
            ))}
          {open && place && (
            <MovablePin
              ref={open.pin}
              name={open.name || text.unnamed}
              place={place}
              side={tipSide(place, size)}
              start={tipStart(place, size)}
              onMove={open.onMove}
              onMoveTo={moveTo}
              onPlaced={open.onPlaced}
            />
          )}
        </svg>
      </div>
    </div>
  );
}

/** On a phone the map is wider than the window, and begins with the offices in the middle. `lefts`: theirs, in percent of its width. */
function useCentred(frame: RefObject<HTMLElement | null>, lefts: readonly number[], width: number): void {
  const middleOf = useEffectEvent(() => ((Math.min(...lefts) + Math.max(...lefts)) / 200) * width);
  const hasPins = lefts.length > 0;
  useLayoutEffect(() => {
    const box = frame.current;
    if (box && hasPins && width > box.clientWidth) box.scrollLeft = middleOf() - box.clientWidth / 2;
  }, [frame, width, hasPins]);
}

interface PinProps {
  name: string;
  place: MapPlace;
  isShown: boolean;
  /** Undefined where there is no room for its name, which is shown while the pointer is on the pin. */
  side: LabelSide | undefined;
  onOpen(): void;
}

/** For the pointer; the list beside the map opens the same offices for everybody. */
function Pin({ name, place, isShown, side, onOpen }: PinProps) {
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen();
  };
  return (
    <svg aria-hidden="true" x={`${place.left}%`} y={`${place.top}%`} overflow="visible">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <g className={`cursor-pointer ${styles.pin}`} data-shown={isShown || undefined} onClick={click}>
        <circle className={styles.target} r="14" />
        <circle className={styles.halo} r="9" />
        <circle className={styles.dot} r="4.5" />
        <text
          className={`pointer-events-none fill-heading ${styles.label}`}
          {...labelPlaces[side ?? 'east']}
          data-side={side}
          data-hidden={side === undefined || undefined}
        >
          {name}
        </text>
      </g>
    </svg>
  );
}
