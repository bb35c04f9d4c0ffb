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
    <section className={`section border-y ${styles.section}`} aria-labelledby="site-types-title">
      <div className="wrap">
        <h2 id="site-types-title" className={`h2 ${styles.title}`}>
          {title}
        </h2>
        <div className={`grid ${styles.tabs}`}>
          <ul className={`stagger grid ${styles.list}`} data-reveal="0.1">
            {(Object.keys(siteDrawings) as (keyof typeof types)[]).map((type) => (
              <li key={type}>
                <svg
                  viewBox="0 0 240 150"
                  className={`mirrored w-full border fill-none ${styles.drawing}`}
                  aria-hidden="true"
                  strokeOpacity="0.7"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                >
                  {siteDrawings[type]}
                </svg>
                <h3 className="h4">{types[type].title}</h3>
                <p className="text-md leading-normal">{types[type].text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.other}>
            <a className="grid justify-items-center gap-3 w-full text-md text-center" href={pageUrl('contact', locale)}>
              <Plus className="icon text-brand" />
              <span>
                {another.label} <b className="block text-brand">{another.action}</b>
              </span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
