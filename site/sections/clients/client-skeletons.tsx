import skeleton from '#ui/skeleton.module.css';
import styles from './client-directory.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Placeholders while the clients load. */
export function ClientSkeletons() {
  return (
    <ul className={`card grid clip ${styles.cards}`} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={`grid ${styles.skeleton}`}>
          <span className={`${skeleton.skeleton} ${styles.skeletonLogo}`} />
          <span className={`${skeleton.skeleton} ${styles.skeletonName}`} />
          <span className={`${skeleton.skeleton} ${styles.skeletonLine}`} />
          <span className={`${skeleton.skeleton} ${styles.skeletonLine}`} />
        </li>
      ))}
    </ul>
  );
}
