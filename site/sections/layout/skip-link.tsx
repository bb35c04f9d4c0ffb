import type { Locale } from '#contract/locales';
import { content } from '#site/content/content.ts';
import styles from './skip-link.module.css';

/** The first link in tab order: it skips to the main content. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a className={`no-print ${styles.skip}`} href="#main">
      {content('navigation', locale).skip}
    </a>
  );
}
