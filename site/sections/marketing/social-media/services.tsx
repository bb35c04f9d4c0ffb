import { CalendarDays, ChartNoAxesCombined, Clapperboard, Quote } from 'lucide-react';
import { socialMedia } from '#content/en/social-media';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

const icons = [CalendarDays, Quote, Clapperboard, ChartNoAxesCombined];

/** Four services as four stories: upright cards, each with its place in the row highlighted at the top. */
export function Services() {
  const { title, more, cards } = socialMedia.services;
  return (
    <section className="section section--flush-start" aria-labelledby="services-title">
      <div className="wrap">
        <h2 id="services-title" className="h2">
          {title}
        </h2>
        <ul className={`stagger columns columns--4 ${styles.cards}`} data-reveal="0.1">
          {cards.map((card, index) => {
            const Icon = icons[index];
            return (
              <li key={card.title} className="stage">
                <span className={styles.progress} aria-hidden="true">
                  {cards.map(({ title: segment }) => (
                    <i key={segment} data-highlight={segment === card.title || undefined} />
                  ))}
                </span>
                {Icon && <Icon className={styles.drawing} />}
                <h3 className="h3">{card.title}</h3>
                <p className="item-text">{card.text}</p>
                <LearnMore>{more}</LearnMore>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
