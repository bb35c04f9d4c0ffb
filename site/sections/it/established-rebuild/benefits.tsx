import type { Content } from '#site/content/content.ts';
import styles from './benefits.module.css';

/** Three benefits in large type, one row each. */
export function Benefits({ text: { title, cards } }: { text: Content<'establishedRebuild'>['benefits'] }) {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="h2-small">
          {title}
        </h2>
        <ul className={`ruled ${styles.benefits}`}>
          {Object.values(cards).map((card) => (
            <li key={card.title} className="grid" data-reveal="0.4">
              <h3 className="display-lg">{card.title}</h3>
              <p className="item-text">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
