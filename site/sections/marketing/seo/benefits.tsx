import { seo } from '#content/en/seo';
import styles from './benefits.module.css';

/** Four keywords in display type. */
export function Benefits() {
  const { title, points } = seo.benefits;
  return (
    <section className="section section--flush-end" aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="eyebrow">
          {title}
        </h2>
        <dl className={styles.points}>
          {points.map(({ keyword, text }) => (
            <div key={keyword} className="split" data-reveal="0.3">
              <dt>{keyword}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
