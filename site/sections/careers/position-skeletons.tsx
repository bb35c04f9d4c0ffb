import styles from './positions.module.css';

const places = ['one', 'two', 'three', 'four'];

/** Cards in the shape of what comes. */
export function PositionSkeletons() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={`skeleton ${styles.ghost}`} />
      ))}
    </ul>
  );
}
