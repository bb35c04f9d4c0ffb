import { navigation } from '#content/navigation';
import styles from './skip-link.module.css';

/** The first thing the keyboard reaches. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {navigation.skip}
    </a>
  );
}
