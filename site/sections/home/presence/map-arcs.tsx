import type { Branch } from '#contract/branch';
import { defaultPosition } from '#contract/limits';
import { worldMap } from '#contract/map/world-map-size';
import styles from './presence.module.css';

/** An arc rises this far, as a share of its length. */
const rise = 0.22;

const placeOf = ({ positionLeft = defaultPosition, positionTop = defaultPosition }: Branch) => ({
  x: (positionLeft / 100) * worldMap.width,
  y: (positionTop / 100) * worldMap.height,
});

/** Arcs from the first office to the others, in pixels of the map. */
export function MapArcs({ offices: [home, ...others] }: { offices: Branch[] }) {
  if (!home) return null;
  const from = placeOf(home);
  return (
    <svg
      className={`absolute w-full fill-none stroke-brand ${styles.arcs}`}
      viewBox={`0 0 ${worldMap.width} ${worldMap.height}`}
      aria-hidden="true"
    >
      {others.map((office) => {
        const to = placeOf(office);
        const top = Math.min(from.y, to.y) - rise * Math.hypot(to.x - from.x, to.y - from.y);
        const bend = `${Math.round((from.x + to.x) / 2)} ${Math.round(top)}`;
        return (
          <path
            key={office._id}
            pathLength={1}
            d={`M${Math.round(from.x)} ${Math.round(from.y)}Q${bend} ${Math.round(to.x)} ${Math.round(to.y)}`}
          />
        );
      })}
    </svg>
  );
}
