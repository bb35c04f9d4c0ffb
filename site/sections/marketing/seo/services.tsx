import { FileText, Gauge, KeyRound, type LucideIcon, PenLine } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

type ServicesText = Content<'seo'>['services'];

/** From the lowest step to the highest. */
const steps: { name: keyof ServicesText['cards']; Icon: LucideIcon }[] = [
  { name: 'keywords', Icon: KeyRound },
  { name: 'onPage', Icon: FileText },
  { name: 'blog', Icon: PenLine },
  { name: 'speed', Icon: Gauge },
];

/** Four services as steps, each higher than the one before it. */
export function Services({ text: { title, lead, more, cards } }: { text: ServicesText }) {
  return (
    <section className={`section ${styles.services}`} aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" title={title} text={lead} titleClassName="h2-small" textClassName={null} className={styles.head} />
        <ol className={`stagger grid ${styles.steps}`} data-reveal="0.1">
          {steps.map(({ name, Icon }) => (
            <li key={name} className="relative flex flex-col">
              <Icon className="icon" />
              <h3 className="h3">{cards[name].title}</h3>
              <p className="item-text">{cards[name].text}</p>
              <LearnMore>{more}</LearnMore>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
