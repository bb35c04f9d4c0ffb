import type { AnchorHTMLAttributes, RefObject } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { Group } from '#contract/group';
import { defaultPosition } from '#contract/limits';
import { worldMapRegion as region } from '#contract/world-map-size';
import type { Content } from '#site/content/content.ts';
import styles from './presence.module.css';
import { useHoverIntent } from './use-hover-intent.ts';

interface MapPinsProps {
  text: Pick<Content<'home'>['presence'], 'eyebrow' | 'pinLabel'>;
  /** Where the cards stand beside the map. */
  cardsAt: 'left' | 'right';
  offices: Group[];
  active: Group | undefined;
  /** Where the card of the active office is. */
  cards: RefObject<HTMLElement | null>;
  /** Called with the id of the office whose card opens; without an id, the first office's card is shown. */
  onChoose: (id?: string) => void;
}

const left = (office: Group) => office.positionLeft ?? defaultPosition;
const top = (office: Group) => office.positionTop ?? defaultPosition;

/** Whether an office is in the part of the map that is shown larger while all of them are. */
export const isInRegion = (office: Group): boolean =>
  left(office) > region.left && left(office) < region.right && top(office) > region.top && top(office) < region.bottom;

const linkOf = ({ website, googleMap }: Group) => website ?? googleMap;

/**
 * The pins, as SVG: positions come with the data, and the content security policy allows attributes of shapes where it forbids inline
 * styles. They keep their order, which the keyboard follows; the active one lies once more on top of the others, for eye and mouse.
 */
export function MapPins({ text, cardsAt, offices, active, cards, onChoose }: MapPinsProps) {
  const hoverHandlers = useHoverIntent(cards, onChoose);
  const fromWest = offices.map(left).sort((one, other) => one - other);
  const middle = fromWest[Math.ceil(fromWest.length / 2)] ?? Number.POSITIVE_INFINITY;
  const pin = (office: Group) => ({ office, east: left(office) >= middle, ...hoverHandlers(office._id) });
  return (
    <svg className={styles.pins} aria-hidden={offices.length === 0}>
      <title>{text.eyebrow}</title>
      {active && (
        <line
          className={styles.leader}
          x1={`${left(active)}%`}
          x2={cardsAt === 'left' ? '0%' : '100%'}
          y1={`${top(active)}%`}
          y2={`${top(active)}%`}
        />
      )}
      {offices.map((office) => (
        <Pin
          key={office._id}
          {...pin(office)}
          data-active={office === active || undefined}
          aria-label={linkOf(office) && fillPlaceholders(text.pinLabel, { name: office.name, place: office.country })}
          onFocus={() => onChoose(office._id)}
          onKeyDown={({ key }) => key === 'Escape' && onChoose()}
        />
      ))}
      {active && <Pin key={`top ${active._id}`} {...pin(active)} data-top aria-hidden="true" tabIndex={-1} />}
    </svg>
  );
}

interface PinProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  office: Group;
  /** Labels of the eastern half stand right of their pins, the others left, so that neighbours do not meet. */
  east: boolean;
}

/** A pin at its place. An office with neither website nor map leads nowhere; its card is listed beside the map. */
function Pin({ office, east, ...attributes }: PinProps) {
  const href = linkOf(office);
  return (
    <svg role="presentation" x={`${left(office)}%`} y={`${top(office)}%`} overflow="visible">
      <a className={styles.pin} href={href} target={href && '_blank'} rel={href && 'noopener'} {...attributes}>
        <circle className={styles.target} r="22" />
        <circle className={styles.halo} r="9" />
        <circle className={styles.dot} r="4.5" />
        <text className={styles.label} x={east ? 20 : -20} y="4.5" data-east={east || undefined}>
          {office.country}
        </text>
      </a>
    </svg>
  );
}
