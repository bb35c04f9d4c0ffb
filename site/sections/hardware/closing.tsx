import { ArrowRight } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'hardware'>['closing'];
  locale: Locale;
}

/** The call to action at the end of every hardware page: one link across the whole page. */
export function Closing({ text: { primary, secondary }, locale }: ClosingProps) {
  return (
    <section aria-labelledby="closing-title">
      <a className={`block clip border-t ${styles.link}`} href={pageUrl('contact', locale)}>
        <h2 id="closing-title" className="wrap">
          <span className={`highlight block ${styles.primary}`}>{primary}</span>{' '}
          <span className={`flex items-center justify-between gap-5 ${styles.secondary}`}>
            {secondary}
            <span className={`icon-btn ${styles.arrow}`} aria-hidden="true">
              <ArrowRight className="icon icon-along" />
            </span>
          </span>
        </h2>
      </a>
    </section>
  );
}
