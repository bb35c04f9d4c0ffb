import type { Content } from '#site/content/content.ts';
import styles from './benefits.module.css';

/** Four keywords in display type. */
export function Benefits({ text: { title, points } }: { text: Content<'seo'>['benefits'] }) {
  return (
    <section className="section section--flush-end" aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="eyebrow">
          {title}
        </h2>
        <dl className={styles.points}>
          {[points.visibility, points.relevance, points.credibility, points.endurance].map(({ keyword, text }) => (
            <div key={keyword} className="split items-center border-t" data-reveal="0.3">
              <dt className="text-heading">{keyword}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
