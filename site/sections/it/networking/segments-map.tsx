import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './segments.module.css';
import { lineNames, type MapLabel, type MapShape } from './segments-map-shapes.ts';

interface SegmentsMapProps {
  shape: MapShape;
  alt: string;
  stations: Content<'networking'>['segments']['stations'];
  className: string | undefined;
}

/** The network as an underground map. What the lines are for stands in the list below it. */
export function SegmentsMap({ shape, alt, stations, className }: SegmentsMapProps) {
  const { label: serverLabel, ...server } = shape.server;
  const { label: firewallLabel, ...firewall } = shape.firewall;
  const { label: internetLabel, ...internet } = shape.internet;
  const label = ({ x, y, name, anchor }: MapLabel) => (
    <text x={x} y={y} textAnchor={anchor}>
      {stations[name]}
    </text>
  );
  return (
    <svg
      className={classNames('mirrored w-full', styles.map, className)}
      viewBox={shape.viewBox}
      fontSize={shape.fontSize}
      role="img"
      aria-label={alt}
    >
      <path className={styles.wall} d={shape.wall} strokeWidth="2" strokeDasharray="6 8" />
      {lineNames.map((line) => (
        <path
          key={line}
          className={`fill-none ${styles.line} ${styles[line]}`}
          d={shape.lines[line]}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <path
        className={`fill-none ${styles.line} ${styles.staff}`}
        d={shape.uplink}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {shape.stations.map((station) => (
        <g key={station.label.name}>
          <circle className={styles.station} cx={station.x} cy={station.y} r="0.45em" />
          {label(station.label)}
        </g>
      ))}
      <rect className={styles.station} {...server} rx={Math.min(server.width, server.height) / 2} />
      {label(serverLabel)}
      <rect className="fill-brand-light" {...firewall} rx="6" />
      {label(firewallLabel)}
      <circle className={`stroke-brand ${styles.internet}`} {...internet} />
      {label(internetLabel)}
    </svg>
  );
}
