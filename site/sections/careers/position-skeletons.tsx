import skeleton from '#ui/skeleton.module.css';
import styles from './positions.module.css';

const places = ['one', 'two', 'three', 'four'];

/** Placeholders while the positions load. */
export function PositionSkeletons() {
  return (
    <ul className={`grid gap-4 ${styles.grid}`} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={`${skeleton.skeleton} ${styles.skeleton}`} />
      ))}
    </ul>
  );
}
