import { Plus } from 'lucide-react';
import { website } from '#content/en/website';
import { siteDrawings } from './site-drawings.tsx';
import styles from './site-types.module.css';

/** The seven kinds of site as open tabs seen all at once, and a place for an eighth. */
export function SiteTypes() {
  const { title, types, other } = website.sites;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="sites-title">
      <div className="wrap">
        <h2 id="sites-title" className={`h2 ${styles.title}`}>
          {title}
        </h2>
        <div className={styles.tabs}>
          <ul className={`stagger ${styles.list}`} data-reveal="0.1">
            {types.map((type) => (
              <li key={type.title}>
                <svg viewBox="0 0 240 150" className={styles.drawing} aria-hidden="true">
                  {siteDrawings[type.drawing]}
                </svg>
                <h3 className="h4">{type.title}</h3>
                <p>{type.text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.other}>
            <a href={other.href}>
              <Plus className="icon" />
              <span>
                {other.label} <b>{other.action}</b>
              </span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
