import type { Content } from '#site/content/content.ts';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

type ServicesText = Content<'contentCreation'>['services'];

/** The lead story first. */
const order: (keyof ServicesText['cards'])[] = ['articles', 'slogans', 'scripts', 'adverts'];

/** Four services set like a front page: a lead story and three columns beside it. */
export function Services({ text: { title, edition, more, cards } }: { text: ServicesText }) {
  return (
    <section className={styles.services} aria-labelledby="services-title">
      <div className="wrap">
        <header className={`flex flex-wrap items-baseline justify-between ${styles.head}`}>
          <h2 id="services-title" className={styles.title}>
            {title}
          </h2>
          <p>{edition}</p>
        </header>
        <ul className={`grid ${styles.columns}`} data-reveal="0.1">
          {order.map((name) => (
            <li key={name} className="grid gap-3 justify-items-start border-b">
              <p className={`text-muted ${styles.format}`}>{cards[name].format}</p>
              <h3>{cards[name].title}</h3>
              <p className="item-text">{cards[name].text}</p>
              <LearnMore>{more}</LearnMore>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
