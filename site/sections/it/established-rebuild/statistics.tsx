import { establishedRebuild } from '#content/en/established-rebuild';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './statistics.module.css';

/** Four figures about old systems; the first is the largest. */
export function Statistics() {
  const { title, text, cards } = establishedRebuild.state;
  return (
    <section className="section" aria-labelledby="statistics-title">
      <div className="wrap">
        <SectionHead id="statistics-title" title={title} text={text} className={styles.head} />
        <ul className={`stagger ${styles.cards}`} data-reveal="0.2">
          {cards.map((card) => (
            <li key={card.title}>
              <h3 className="h3">{card.title}</h3>
              <p className="figure">{card.figure}</p>
              <p className="item-text">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
