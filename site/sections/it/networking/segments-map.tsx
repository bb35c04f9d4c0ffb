import { networking } from '#content/en/networking';
import { classNames } from '#ui/class-names.ts';
import styles from './segments.module.css';
import type { MapShape } from './segments-map-shapes.ts';

const colours = [styles.staff, styles.voice, styles.guest, styles.camera];

function Label({ x, y, name, anchor }: MapShape['firewall']['label']) {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {name}
    </text>
  );
}

/** The network as an underground map. What the lines are for stands in the list below it. */
export function SegmentsMap({ shape, className }: { shape: MapShape; className: string | undefined }) {
  const { label: serverLabel, ...server } = shape.server;
  const { label: firewallLabel, ...firewall } = shape.firewall;
  const { label: internetLabel, ...internet } = shape.internet;
  return (
    <svg
      className={classNames(styles.map, className)}
      viewBox={shape.viewBox}
      fontSize={shape.fontSize}
      role="img"
      aria-label={networking.map.alt}
    >
      <path className={styles.wall} d={shape.wall} />
      {shape.lines.map((d, index) => (
        <path key={d} className={`${styles.line} ${colours[index]}`} d={d} />
      ))}
      <path className={`${styles.line} ${styles.staff}`} d={shape.uplink} />
      {shape.stations.map(({ x, y, label }) => (
        <g key={label.name}>
          <circle className={styles.station} cx={x} cy={y} r="0.45em" />
          <Label {...label} />
        </g>
      ))}
      <rect className={styles.station} {...server} rx={Math.min(server.width, server.height) / 2} />
      <Label {...serverLabel} />
      <rect className={styles.firewall} {...firewall} rx="6" />
      <Label {...firewallLabel} />
      <circle className={styles.internet} {...internet} />
      <Label {...internetLabel} />
    </svg>
  );
}
