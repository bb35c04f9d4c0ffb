import { LockKeyhole } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'website'>['closing'];
  /** The label of the link to the contact form. */
  quote: string;
  locale: Locale;
}

/** The closing call to action, as an address bar that waits for a name. */
export function Closing({ text: { title, text }, quote, locale }: ClosingProps) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="closing-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="closing-title" className={`display-lg ${styles.title}`}>
          {title}
        </h2>
        <div className={styles.bar}>
          <p className={styles.url} aria-hidden="true">
            <LockKeyhole className="icon" />
            <span dir="ltr" translate="no">
              https://
            </span>
          </p>
          <LinkButton href={pageUrl('contact', locale)} variant="gold" size="large">
            {quote}
          </LinkButton>
        </div>
        <p className="text">{text}</p>
      </div>
    </section>
  );
}
