import { Plus } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { siteDrawings } from './site-drawings.tsx';
import styles from './site-types.module.css';

interface SiteTypesProps {
  text: Content<'website'>['siteTypes'];
  locale: Locale;
}

/** The seven kinds of site as open tabs seen all at once, and a place for an eighth. */
export function SiteTypes({ text: { title, types, another }, locale }: SiteTypesProps) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="site-types-title">
      <div className="wrap">
        <h2 id="site-types-title" className={`h2 ${styles.title}`}>
          {title}
        </h2>
        <div className={styles.tabs}>
          <ul className={`stagger ${styles.list}`} data-reveal="0.1">
            {(Object.keys(siteDrawings) as (keyof typeof types)[]).map((type) => (
              <li key={type}>
                <svg viewBox="0 0 240 150" className={`mirrored ${styles.drawing}`} aria-hidden="true">
                  {siteDrawings[type]}
                </svg>
                <h3 className="h4">{types[type].title}</h3>
                <p>{types[type].text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.other}>
            <a href={pageUrl('contact', locale)}>
              <Plus className="icon" />
              <span>
                {another.label} <b>{another.action}</b>
              </span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
