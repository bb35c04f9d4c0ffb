import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { homePresence as content } from '#content/home-islands';
import type { Group } from '#contract/group';
import { defaultPosition } from '#contract/limits';
import styles from './presence.module.css';
import { type HoverHandlers, useHoverIntent } from './use-hover-intent.ts';

interface MapPinsProps {
  offices: Group[];
  active: Group | undefined;
  /** Where the card of the active office is. */
  cards: RefObject<HTMLElement | null>;
  /** Called with the office whose card opens; without one, the card closes. */
  onChoose: (id?: string) => void;
}

const left = (office: Group) => office.positionLeft ?? defaultPosition;
const top = (office: Group) => office.positionTop ?? defaultPosition;

/**
 * The pins, as SVG: positions come with the data, and the content security policy allows attributes of shapes where it forbids inline
 * styles. They keep their order, which the keyboard follows; the active one is drawn once more, on top of the others.
 */
export function MapPins({ offices, active, cards, onChoose }: MapPinsProps) {
  const hoverHandlers = useHoverIntent(cards, onChoose);
  const fromWest = offices.map(left).sort((one, other) => one - other);
  const middle = fromWest[Math.ceil(fromWest.length / 2)] ?? Number.POSITIVE_INFINITY;
  /** Labels of the eastern half stand right of their pins, the others left, so that neighbours do not meet. */
  const isEast = (office: Group) => left(office) >= middle;
  return (
    <svg className={styles.pins} aria-hidden={offices.length === 0}>
      <title>{content.eyebrow}</title>
      {active && <line className={styles.leader} x1={`${left(active)}%`} x2="100%" y1={`${top(active)}%`} y2={`${top(active)}%`} />}
      {offices.map((office) => (
        <svg key={office._id} role="presentation" x={`${left(office)}%`} y={`${top(office)}%`} overflow="visible">
          <Pin office={office} active={office === active} hoverHandlers={hoverHandlers(office._id)} onChoose={onChoose}>
            <circle className={styles.target} r="22" />
            <PinShape country={office.country} east={isEast(office)} />
          </Pin>
        </svg>
      ))}
      {active && (
        <svg key={`active ${active._id}`} role="presentation" x={`${left(active)}%`} y={`${top(active)}%`} overflow="visible">
          <g className={styles.active}>
            <PinShape country={active.country} east={isEast(active)} />
          </g>
        </svg>
      )}
    </svg>
  );
}

interface PinProps {
  office: Group;
  active: boolean;
  hoverHandlers: HoverHandlers;
  onChoose: MapPinsProps['onChoose'];
  children: ReactNode;
}

function Pin({ office, active, hoverHandlers, onChoose, children }: PinProps) {
  const href = office.website ?? office.googleMap;
  const part = { className: styles.pin, 'data-active': active || undefined, ...hoverHandlers };
  // An office with neither website nor map leads nowhere; its card is listed beside the map.
  if (!href) return <g {...part}>{children}</g>;
  return (
    <a
      {...part}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${office.name}, ${office.country} (${content.newTab})`}
      onFocus={() => onChoose(office._id)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onChoose()}
    >
      {children}
    </a>
  );
}

/** A pin and its label, around the point 0, 0. */
function PinShape({ country, east }: { country: string; east: boolean }) {
  return (
    <>
      <circle className={styles.halo} r="9" />
      <circle className={styles.dot} r="4.5" />
      <text className={styles.label} x={east ? 20 : -20} y="4.5" data-east={east || undefined}>
        {country}
      </text>
    </>
  );
}
