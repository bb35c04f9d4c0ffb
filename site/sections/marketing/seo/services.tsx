import { FileText, Gauge, KeyRound, PenLine } from 'lucide-react';
import { seo } from '#content/en/seo';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

const icons = [KeyRound, FileText, PenLine, Gauge];

/** Four services as steps, each higher than the one before it. */
export function Services() {
  const { title, lead, more, cards } = seo.services;
  return (
    <section className={`section ${styles.services}`} aria-labelledby="services-title">
      <div className="wrap">
        <header className={`section-head ${styles.head}`}>
          <h2 id="services-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
        </header>
        <ol className={`stagger ${styles.steps}`} data-reveal="0.1">
          {cards.map((card, index) => {
            const Icon = icons[index];
            return (
              <li key={card.title}>
                {Icon && <Icon className="icon" />}
                <h3 className="h3">{card.title}</h3>
                <p className="item-text">{card.text}</p>
                <LearnMore>{more}</LearnMore>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
