import styles from './needs.module.css';

const hourCount = 1000;
const hoursPerRow = 250;
const downtimeHour = 617;

/** A thousand hours as strokes in four rows; a circle stands for the one of downtime. */
export function UptimeDrawing({ alt }: { alt: string }) {
  const x = (hour: number) => (hour % hoursPerRow) * 5.12 + 2;
  const y = (hour: number) => Math.floor(hour / hoursPerRow) * 34;
  const hours = Array.from({ length: hourCount }, (_, hour) => (hour === downtimeHour ? '' : `M${x(hour)} ${y(hour)}v26`));
  return (
    <svg className={styles.drawing} viewBox="0 0 1280 130" role="img" aria-label={alt}>
      <path className={styles.hours} d={hours.join('')} strokeWidth="1.4" />
      <circle className={styles.node} cx={x(downtimeHour)} cy={y(downtimeHour) + 13} r="9" />
    </svg>
  );
}

/** Every hour of a week, one day a row; working hours are the larger dots. */
export function WeekDrawing({ alt }: { alt: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 168" role="img" aria-label={alt}>
      {Array.from({ length: 7 * 24 }, (_, hour) => {
        const ofDay = hour % 24;
        const x = ofDay * 20 + 10;
        const y = Math.floor(hour / 24) * 24 + 12;
        return <circle key={`${x} ${y}`} className={styles.core} cx={x} cy={y} r={ofDay > 7 && ofDay < 18 ? 6 : 3.5} />;
      })}
    </svg>
  );
}

const branches = [
  [60, 134],
  [170, 30],
  [330, 62],
  [430, 140],
] as const;

/** Four branches, each joined to every other. */
export function MeshDrawing({ alt }: { alt: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 168" role="img" aria-label={alt}>
      {branches.flatMap(([x1, y1], from) =>
        branches
          .slice(from + 1)
          .map(([x2, y2]) => <line key={`${x1}-${x2}`} className={styles.connection} x1={x1} y1={y1} x2={x2} y2={y2} />),
      )}
      {branches.map(([x, y]) => (
        <g key={x}>
          <circle className={styles.node} cx={x} cy={y} r="15" />
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
    <svg className={styles.drawing} viewBox="0 0 480 168" role="img" aria-label={alt}>
      <path className={styles.port} d={ports.map((corner) => `M${corner}m0 7h16v14h-4v4h-8v-4h-4z`).join('')} />
      <path className={styles.lamp} d={ports.map((corner) => `M${corner}m8 0h0`).join('')} />
    </svg>
  );
}
