import { navigation } from '#content/en/navigation';
import styles from './skip-link.module.css';

/** The first link in tab order: it skips to the main content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {navigation.skip}
    </a>
  );
}
