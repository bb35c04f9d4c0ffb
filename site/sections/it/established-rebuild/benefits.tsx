import { establishedRebuild } from '#content/established-rebuild';
import styles from './benefits.module.css';

/** Three reasons as three words that fill the width. */
export function Benefits() {
  const { title, cards } = establishedRebuild.matters;
  return (
    <section className="section" aria-labelledby="matters-title">
      <div className="wrap">
        <h2 id="matters-title" className="h2">
          {title}
        </h2>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.title} data-reveal="0.4">
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
