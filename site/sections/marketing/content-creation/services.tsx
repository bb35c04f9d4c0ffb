import { contentCreation } from '#content/en/content-creation';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

/** Four services set like a front page: a lead story and three columns beside it. */
export function Services() {
  const { title, edition, more, cards } = contentCreation.services;
  return (
    <section className={styles.services} aria-labelledby="services-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="services-title" className={styles.title}>
            {title}
          </h2>
          <p>{edition}</p>
        </header>
        <ul className={styles.columns} data-reveal="0.1">
          {cards.map((card) => (
            <li key={card.title}>
              <p className={styles.format}>{card.format}</p>
              <h3>{card.title}</h3>
              <p className="item-text">{card.text}</p>
              <LearnMore>{more}</LearnMore>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
