import { networking } from '#content/networking';
import styles from './segments.module.css';
import type { MapShape } from './segments-map-shapes.ts';

const colours = [styles.staff, styles.voice, styles.guest, styles.camera];

function Name({ x, y, name, anchor }: MapShape['gate']['label']) {
  return (
    <text className={styles.name} x={x} y={y} textAnchor={anchor}>
      {name}
    </text>
  );
}

/** The network as an underground map. What the lines are for stands in the list below it. */
export function SegmentsMap({ shape, className }: { shape: MapShape; className: string | undefined }) {
  const { label: serverLabel, ...server } = shape.server;
  const { label: gateLabel, ...gate } = shape.gate;
  const { label: outsideLabel, x, y, r } = shape.outside;
  return (
    <svg className={`${styles.map} ${className}`} viewBox={shape.viewBox} role="img" aria-label={networking.map.alt}>
      <path className={styles.wall} d={shape.wall} />
      {shape.lines.map((d, index) => (
        <path key={d} className={`${styles.line} ${colours[index]}`} d={d} />
      ))}
      <path className={`${styles.line} ${styles.staff}`} d={shape.way} />
      {shape.stops.map((stop) => (
        <g key={stop.label.name}>
          <circle className={styles.stop} cx={stop.x} cy={stop.y} r="0.45em" />
          <Name {...stop.label} />
        </g>
      ))}
      <rect className={styles.stop} {...server} rx={Math.min(server.width, server.height) / 2} />
      <Name {...serverLabel} />
      <rect className={styles.gate} {...gate} rx="6" />
      <Name {...gateLabel} />
      <circle className={styles.end} cx={x} cy={y} r={r} />
      <Name {...outsideLabel} />
    </svg>
  );
}
