import { seo } from '#content/seo';
import styles from './benefits.module.css';

/** Four keywords, as large as a keyword should be. */
export function Benefits() {
  const { title, points } = seo.benefits;
  return (
    <section className={`section ${styles.benefits}`} aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="eyebrow">
          {title}
        </h2>
        <dl className={styles.words}>
          {points.map(({ keyword, text }) => (
            <div key={keyword} data-reveal="0.3">
              <dt>{keyword}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
