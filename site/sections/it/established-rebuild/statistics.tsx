import { establishedRebuild } from '#content/established-rebuild';
import styles from './statistics.module.css';

/** Four figures as a survey: the first is the one that decides how the work is cut. */
export function Statistics() {
  const { title, text, cards } = establishedRebuild.state;
  return (
    <section className="section" aria-labelledby="state-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="state-title" className="h2">
            {title}
          </h2>
          <p className="lead">{text}</p>
        </header>
        <ul className={`stagger ${styles.cards}`} data-reveal="0.2">
          {cards.map((card) => (
            <li key={card.title}>
              <h3 className="h3">{card.title}</h3>
              <p className="figure">{card.figure}</p>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
