import { Heart, Lightbulb, type LucideIcon, Mic, Store } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './benefits.module.css';

type BenefitsText = Content<'socialMedia'>['benefits'];

/** In the order of the page. */
const benefits: { name: keyof BenefitsText['points']; Icon: LucideIcon }[] = [
  { name: 'presence', Icon: Store },
  { name: 'voice', Icon: Mic },
  { name: 'loyalty', Icon: Heart },
  { name: 'insight', Icon: Lightbulb },
];

/** Four keywords in the rings of a profile's highlights. */
export function Benefits({ text: { title, lead, points } }: { text: BenefitsText }) {
  return (
    <section className="section border-y bg-surface" aria-labelledby="benefits-title">
      <div className={`wrap split ${styles.inner}`}>
        <SectionHead id="benefits-title" title={title} text={lead} textClassName={null} />
        <dl className={`columns columns--2 ${styles.points}`} data-reveal="0.2">
          {benefits.map(({ name, Icon }) => (
            <div key={name} className="grid">
              <dt className="h3">
                <span className={`grid place-items-center ${styles.ring}`}>
                  <Icon className="icon text-brand-light" />
                </span>
                {points[name].keyword}
              </dt>
              <dd className="item-text">{points[name].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
