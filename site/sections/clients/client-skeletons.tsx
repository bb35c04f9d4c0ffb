import styles from './client-directory.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Cards in the shape of what comes. */
export function ClientSkeletons() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={styles.ghost}>
          <span className={`skeleton ${styles.ghostLogo}`} />
          <span className={`skeleton ${styles.ghostName}`} />
          <span className={`skeleton ${styles.ghostLine}`} />
          <span className={`skeleton ${styles.ghostLine}`} />
        </li>
      ))}
    </ul>
  );
}
