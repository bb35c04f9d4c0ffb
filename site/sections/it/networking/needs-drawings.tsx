import styles from './needs.module.css';

const thousand = 1000;
/** The hour that may be dark. */
const dark = 617;
const strokesPerRow = 250;

/** A thousand hours as strokes in four rows, one of them dark. */
export function Strokes({ alt }: { alt: string }) {
  const stroke = (hour: number) => `M${(hour % strokesPerRow) * 5.12 + 2} ${Math.floor(hour / strokesPerRow) * 34}v26`;
  const highlight = Array.from({ length: thousand }, (_, hour) => (hour === dark ? '' : stroke(hour))).join('');
  const x = (dark % strokesPerRow) * 5.12 + 2;
  const y = Math.floor(dark / strokesPerRow) * 34;
  return (
    <svg viewBox="0 0 1280 130" role="img" aria-label={alt}>
      <path className={styles.highlight} d={highlight} strokeWidth="1.4" />
      <circle className={styles.place} cx={x} cy={y + 13} r="9" />
    </svg>
  );
}

/** Every hour of a week; the nights are highlight like the days, only lower. */
export function Hours({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 480 168" role="img" aria-label={alt}>
      {Array.from({ length: 7 * 24 }, (_, hour) => {
        const ofDay = hour % 24;
        const x = ofDay * 20 + 10;
        const y = Math.floor(hour / 24) * 24 + 12;
        return <circle key={`${x} ${y}`} className={styles.hour} cx={x} cy={y} r={ofDay > 7 && ofDay < 18 ? 6 : 3.5} />;
      })}
    </svg>
  );
}

const places = [
  [60, 134],
  [170, 30],
  [330, 62],
  [430, 140],
] as const;

/** Four places, each joined to every other. */
export function Mesh({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 480 168" role="img" aria-label={alt}>
      {places.flatMap(([x1, y1], from) =>
        places.slice(from + 1).map(([x2, y2]) => <line key={`${x1}-${x2}`} className={styles.link} x1={x1} y1={y1} x2={x2} y2={y2} />),
      )}
      {places.map(([x, y]) => (
        <g key={x}>
          <circle className={styles.place} cx={x} cy={y} r="15" />
          <circle className={styles.core} cx={x} cy={y} r="5" />
        </g>
      ))}
    </svg>
  );
}
