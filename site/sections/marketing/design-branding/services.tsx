import { brand } from '#brand';
import { designBranding } from '#content/en/design-branding';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

/** What is printed on each chip, on a canvas of 120 × 120: a ruled sheet, a compass of positions, a folded box. The first is the mark. */
const drawings = [
  undefined,
  'M28 20h64v80H28zM28 36h64M44 20v80M52 48h32M52 58h32M52 68h20M52 82h14v10H52zM70 82h14v10H70z',
  'M60 16v88M16 60h88M60 60m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M82 32m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M38 76m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M46 88m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'M24 44l36-20 36 20v38L60 102 24 82zM24 44l36 20 36-20M60 64v38M42 34l36 20v14',
];

/** Four services as four colour chips of the brand's own palette. */
export function Services() {
  const { title, lead, more, cards } = designBranding.services;
  return (
    <section className={styles.services} aria-labelledby="services-title">
      <div className="wrap">
        <header className={`section-head section-head--split ${styles.head}`}>
          <h2 id="services-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
        </header>
        <ul className={`stagger columns columns--4 ${styles.cards}`} data-reveal="0.1">
          {cards.map((card, index) => (
            <li key={card.title}>
              <div className={styles.swatch}>
                <svg viewBox={index === 0 ? brand.logo.viewBox : '0 0 120 120'} fill="none" stroke="currentColor" aria-hidden="true">
                  <path d={drawings[index] ?? brand.logo.path} strokeWidth={index === 0 ? 0.4 : 1.6} strokeLinejoin="round" />
                </svg>
              </div>
              <h3 className="h3">{card.title}</h3>
              <p className="item-text">{card.text}</p>
              <LearnMore>{more}</LearnMore>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
