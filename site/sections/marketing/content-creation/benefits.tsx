import type { Content } from '#site/content/content.ts';
import styles from './benefits.module.css';

/** Four keywords as a dictionary explains them. */
export function Benefits({ text: { title, points } }: { text: Content<'contentCreation'>['benefits'] }) {
  return (
    <section className={`section ${styles.benefits}`} aria-labelledby="benefits-title">
      <div className={`wrap split ${styles.inner}`}>
        <h2 id="benefits-title" className="h2">
          {title}
        </h2>
        <dl className={`border-t ${styles.entries}`} data-reveal="0.2">
          {[points.clarity, points.character, points.authority, points.ease].map(({ keyword, kind, text }) => (
            <div key={keyword} className="border-b">
              <dt className="h3 text-brand-light">
                {keyword} <em className="text-muted">{kind}</em>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
