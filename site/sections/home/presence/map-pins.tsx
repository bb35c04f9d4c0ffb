import type { AnchorHTMLAttributes, RefObject } from 'react';
import type { Branch } from '#contract/branch';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import styles from './map-pins.module.css';
import { left, linkOf, repeatsLabel, targetRadius, top } from './map-places.ts';

interface MapPinsProps {
  ref: RefObject<SVGSVGElement | null>;
  text: Pick<Content<'home'>['presence'], 'eyebrow' | 'pinLabel' | 'pinName'>;
  /** Says where the cards stand beside the map. */
  cardsAt: 'left' | 'right';
  offices: Branch[];
  active: Branch | undefined;
}

/**
 * The pins, as SVG: positions come with the data, and the content security policy allows attributes of shapes where it forbids inline
 * styles. They keep their order, which the keyboard follows; the active one lies once more on top of the others.
 */
export function MapPins({ ref, text, cardsAt, offices, active }: MapPinsProps) {
  const fromWest = offices.map(left).sort((one, other) => one - other);
  const middle = fromWest[Math.ceil(fromWest.length / 2)] ?? Number.POSITIVE_INFINITY;
  const pin = (office: Branch) => ({ office, radius: targetRadius(office, offices) });
  const nameOf = (office: Branch) =>
    fillPlaceholders(linkOf(office) ? text.pinLabel : text.pinName, { name: office.name, place: office.country });
  return (
    <svg ref={ref} className={`absolute w-full ${styles.pins}`} aria-hidden={offices.length === 0}>
      <title>{text.eyebrow}</title>
      {active && (
        <line
          className={`hidden stroke-brand ${styles.leader}`}
          x1={`${left(active)}%`}
          x2={cardsAt === 'left' ? '0%' : '100%'}
          y1={`${top(active)}%`}
          y2={`${top(active)}%`}
          strokeWidth="1px"
          opacity="0.55"
        />
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a part of a drawing takes no focus; the names of the pins say the countries */}
      <g aria-hidden="true">
        {offices.map((office) => (
          <Label key={office._id} office={office} offices={offices} east={left(office) >= middle} isActive={office === active} />
        ))}
      </g>
      {offices.map((office) => (
        <Pin
          key={office._id}
          {...pin(office)}
          {...(!linkOf(office) && { role: 'button', tabIndex: 0, 'aria-expanded': office === active })}
          data-active={office === active || undefined}
          aria-label={nameOf(office)}
        />
      ))}
      {active && <Pin key={`top ${active._id}`} {...pin(active)} data-top aria-hidden="true" tabIndex={-1} />}
    </svg>
  );
}

interface LabelProps {
  office: Branch;
  offices: Branch[];
  /** Labels of the eastern half stand right of their pins, the others left, so that neighbours do not meet. */
  east: boolean;
  isActive: boolean;
}

/** The country beside a pin, below all pins, of which a near one may lie there. */
function Label({ office, offices, east, isActive }: LabelProps) {
  if (repeatsLabel(office, offices)) return null;
  return (
    <text
      className={styles.label}
      x={`${left(office)}%`}
      y={`${top(office)}%`}
      dx={east ? 20 : -20}
      dy="4.5"
      data-office={office._id}
      data-east={east || undefined}
      data-active={isActive || undefined}
      textAnchor="end"
      strokeLinejoin="round"
    >
      {office.country}
    </text>
  );
}

interface PinProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  office: Branch;
  /** The radius in which it receives clicks, in pixels. */
  radius: number;
}

/** A pin at its place. One of an office with neither website nor map leads nowhere, and only opens its card. */
function Pin({ office, radius, ...attributes }: PinProps) {
  const href = linkOf(office);
  return (
    <svg role="presentation" x={`${left(office)}%`} y={`${top(office)}%`} overflow="visible" data-office={office._id}>
      <a className={styles.pin} href={href} target={href && '_blank'} rel={href && 'noopener'} {...attributes}>
        <circle className={styles.target} r={radius} />
        <circle className={styles.halo} r="9" />
        <circle className={styles.dot} r="4.5" />
      </a>
    </svg>
  );
}
