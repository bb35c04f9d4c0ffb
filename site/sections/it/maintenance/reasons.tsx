import { Check } from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { ContentFilm } from '#site/films/content-film.tsx';
import styles from './reasons.module.css';

interface ReasonsProps {
  text: Content<'maintenance'>['reasons'];
  locale: Locale;
}

/** A film of the service, and six reasons below it. */
export function Reasons({ text: { title, film, points }, locale }: ReasonsProps) {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className="h2">
          {title}
        </h2>
        <ContentFilm name="maintenance" text={film} locale={locale} sizes="(min-width: 90rem) 86rem, 92vw" className={styles.film} />
        <ul className={`stagger columns ${styles.points}`} data-reveal="0.2">
          {Object.values(points).map((point) => (
            <li key={point.title} className="grid">
              <Check className="icon text-brand" />
              <h3 className="h3">{point.title}</h3>
              <p className="item-text">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
