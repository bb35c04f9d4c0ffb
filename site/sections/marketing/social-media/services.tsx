import { CalendarDays, ChartNoAxesCombined, Clapperboard, type LucideIcon, Quote } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

type ServicesText = Content<'socialMedia'>['services'];

/** In the order of the row. */
const services: { name: keyof ServicesText['cards']; Icon: LucideIcon }[] = [
  { name: 'calendars', Icon: CalendarDays },
  { name: 'captions', Icon: Quote },
  { name: 'planning', Icon: Clapperboard },
  { name: 'engagement', Icon: ChartNoAxesCombined },
];

/** Four services as four stories: upright cards, each with its place in the row highlighted at the top. */
export function Services({ text: { title, more, cards } }: { text: ServicesText }) {
  return (
    <section className="section section--flush-start" aria-labelledby="services-title">
      <div className="wrap">
        <h2 id="services-title" className="h2-small">
          {title}
        </h2>
        <ul className={`stagger columns columns--4 ${styles.cards}`} data-reveal="0.1">
          {services.map(({ name, Icon }) => (
            <li key={name} className="stage flex flex-col gap-3 border bg-surface">
              <span className={`flex w-full ${styles.progress}`} aria-hidden="true">
                {services.map((segment) => (
                  <i key={segment.name} data-highlight={segment.name === name || undefined} />
                ))}
              </span>
              <Icon className={`text-brand ${styles.drawing}`} />
              <h3 className="h3">{cards[name].title}</h3>
              <p className="item-text">{cards[name].text}</p>
              <LearnMore>{more}</LearnMore>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
