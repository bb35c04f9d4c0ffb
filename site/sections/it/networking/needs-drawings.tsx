import styles from './needs.module.css';

const hourCount = 1000;
const hoursPerRow = 100;
/** The first hour of downtime; others follow at equal distances. */
const firstHourDown = 617;

/** A thousand hours as strokes in ten rows; circles stand for those of downtime. */
export function UptimeDrawing({ alt, strokesDown }: { alt: string; strokesDown: number }) {
  const x = (hour: number) => (hour % hoursPerRow) * 12.8 + 6.4;
  const y = (hour: number) => Math.floor(hour / hoursPerRow) * 22;
  const down = Array.from(
    { length: strokesDown },
    (_, index) => (firstHourDown + Math.floor((index * hourCount) / strokesDown)) % hourCount,
  );
  const hours = Array.from({ length: hourCount }, (_, hour) => (down.includes(hour) ? '' : `M${x(hour)} ${y(hour)}v16`));
  return (
    <svg className={`mirrored w-full ${styles.drawing}`} viewBox="0 0 1280 214" role="img" aria-label={alt}>
      <path className="stroke-brand" d={hours.join('')} strokeWidth="2.5" />
      {down.map((hour) => (
        <circle key={hour} className={`stroke-brand-light ${styles.node}`} cx={x(hour)} cy={y(hour) + 8} r="9" strokeWidth="2" />
      ))}
    </svg>
  );
}

/** Every hour of a week, one day a row; working hours are the larger dots. */
export function WeekDrawing({ alt }: { alt: string }) {
  return (
    <svg className={`mirrored w-full ${styles.drawing}`} viewBox="0 0 480 168" role="img" aria-label={alt}>
      {Array.from({ length: 7 * 24 }, (_, hour) => {
        const ofDay = hour % 24;
        const x = ofDay * 20 + 10;
        const y = Math.floor(hour / 24) * 24 + 12;
        return <circle key={`${x} ${y}`} className={styles.core} cx={x} cy={y} r={ofDay > 7 && ofDay < 18 ? 6 : 3.5} />;
      })}
    </svg>
  );
}

/** Places on an arch, from its left foot to its right one, the second a little higher than the others. */
function placesOnArch(count: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (Math.PI * index) / (count - 1);
    return [Math.round(245 - 185 * Math.cos(angle)), Math.round(137 - 84 * Math.sin(angle) - (index === 1 ? 34 : 0))];
  });
}

/** Branches, each joined to every other. */
export function MeshDrawing({ alt, count }: { alt: string; count: number }) {
  const branches = placesOnArch(count);
  return (
    <svg className={`mirrored w-full ${styles.drawing}`} viewBox="0 0 480 168" role="img" aria-label={alt}>
      {branches.flatMap(([x1, y1], from) =>
        branches
          .slice(from + 1)
          .map(([x2, y2]) => <line key={`${x1}-${x2}`} className={styles.connection} x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth="1.5" />),
      )}
      {branches.map(([x, y]) => (
        <g key={x}>
          <circle className={`stroke-brand-light ${styles.node}`} cx={x} cy={y} r="15" strokeWidth="2" />
          <circle className={styles.core} cx={x} cy={y} r="5" />
        </g>
      ))}
    </svg>
  );
}

/** A hundred ports in five rows, a lamp lit above each. */
export function PatchPanelDrawing({ alt }: { alt: string }) {
  const ports = Array.from({ length: 100 }, (_, port) => `${(port % 20) * 24 + 4} ${Math.floor(port / 20) * 34 + 6}`);
  return (
    <svg className={`mirrored w-full ${styles.drawing}`} viewBox="0 0 480 168" role="img" aria-label={alt}>
      <path className={styles.port} d={ports.map((corner) => `M${corner}m0 7h16v14h-4v4h-8v-4h-4z`).join('')} />
      <path className="stroke-brand" d={ports.map((corner) => `M${corner}m8 0h0`).join('')} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
