import type { Content } from '#site/content/content.ts';
import styles from './benefits.module.css';

/** Four keywords as a type specimen: one word per weight, on a shared baseline. */
export function Benefits({ text: { title, points } }: { text: Content<'designBranding'>['benefits'] }) {
  return (
    <section className="section section--flush-end" aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="h2-small">
          {title}
        </h2>
        <dl className={`stagger columns columns--2 ${styles.specimen}`} data-reveal="0.2">
          {points.map(({ keyword, text }) => (
            <div key={keyword}>
              <dt className="text-heading">{keyword}</dt>
              <dd className="balance">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
