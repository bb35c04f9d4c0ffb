import { homePresence as content } from '#content/home-islands';
import type { Group } from '#contract/group';
import { defaultPosition } from '#contract/limits';
import styles from './presence.module.css';

interface MapPinsProps {
  offices: Group[];
  active: Group | undefined;
  onChoose: (id: string) => void;
}

const left = (office: Group) => office.positionLeft ?? defaultPosition;
const top = (office: Group) => office.positionTop ?? defaultPosition;

/**
 * The pins, as SVG: positions come with the data, and the content security policy allows attributes of shapes where it forbids inline
 * styles. The active pin is drawn last, on top of the others.
 */
export function MapPins({ offices, active, onChoose }: MapPinsProps) {
  const fromWest = offices.map(left).sort((one, other) => one - other);
  const middle = fromWest[Math.ceil(fromWest.length / 2)] ?? Number.POSITIVE_INFINITY;
  const drawn = [...offices].sort((one, other) => Number(one === active) - Number(other === active));
  return (
    <svg className={styles.pins} aria-hidden={offices.length === 0}>
      <title>{content.eyebrow}</title>
      {active && <line className={styles.leader} x1={`${left(active)}%`} x2="100%" y1={`${top(active)}%`} y2={`${top(active)}%`} />}
      {drawn.map((office) => (
        <svg key={office._id} role="presentation" x={`${left(office)}%`} y={`${top(office)}%`} overflow="visible">
          <Pin office={office} active={office === active} east={left(office) >= middle} onChoose={onChoose} />
        </svg>
      ))}
    </svg>
  );
}

interface PinProps {
  office: Group;
  active: boolean;
  /** Labels of the eastern half stand right of their pins, the others left, so that neighbours do not meet. */
  east: boolean;
  onChoose: (id: string) => void;
}

function Pin({ office, active, east, onChoose }: PinProps) {
  const choose = () => onChoose(office._id);
  const shape = (
    <>
      <circle className={styles.target} r="22" />
      <circle className={styles.halo} r={active ? 16 : 9} />
      <circle className={styles.dot} r={active ? 7 : 4.5} />
      <text className={styles.label} x={east ? 20 : -20} y="4.5" data-east={east || undefined}>
        {office.country}
      </text>
    </>
  );
  const href = office.website ?? office.googleMap;
  return href ? (
    <a
      className={styles.pin}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${office.name}, ${office.country} (${content.newTab})`}
      data-active={active || undefined}
      onMouseEnter={choose}
      onFocus={choose}
    >
      {shape}
    </a>
  ) : (
    // biome-ignore lint/a11y/noStaticElementInteractions: an office with neither website nor map leads nowhere; its card is listed beside the map
    <g className={styles.pin} data-active={active || undefined} onMouseEnter={choose}>
      {shape}
    </g>
  );
}
