import { brand } from '#brand';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

type ServicesText = Content<'designBranding'>['services'];

/** Everything but the mark is drawn on a canvas of its own. */
const canvas = { viewBox: '0 0 120 120', strokeWidth: 1.6 };

/** Lists what is printed on each chip, in the order of the row. */
const services: { name: keyof ServicesText['cards']; drawing: string; viewBox: string; strokeWidth: number; className?: string }[] = [
  { name: 'logo', drawing: brand.logo.path, viewBox: brand.logo.viewBox, strokeWidth: 0.4 },
  // A ruled sheet, with lines of text.
  {
    ...canvas,
    name: 'guidelines',
    className: 'mirrored',
    drawing: 'M28 20h64v80H28zM28 36h64M44 20v80M52 48h32M52 58h32M52 68h20M52 82h14v10H52zM70 82h14v10H70z',
  },
  // A compass of positions.
  {
    ...canvas,
    name: 'strategy',
    drawing:
      'M60 16v88M16 60h88M60 60m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M82 32m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M38 76m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M46 88m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  // A folded box.
  { ...canvas, name: 'packaging', drawing: 'M24 44l36-20 36 20v38L60 102 24 82zM24 44l36 20 36-20M60 64v38M42 34l36 20v14' },
];

/** Four services as four colour chips of the brand's own palette. */
export function Services({ text: { title, lead, more, cards } }: { text: ServicesText }) {
  return (
    <section className={styles.services} aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead
          id="services-title"
          title={title}
          text={lead}
          textClassName={null}
          className={`section-head--split items-baseline ${styles.head}`}
        />
        <ul className={`stagger columns columns--4 ${styles.cards}`} data-reveal="0.1">
          {services.map(({ name, drawing, viewBox, strokeWidth, className }) => (
            <li key={name} className="grid gap-3 justify-items-start border bg-surface">
              <div className={`grid place-items-center w-full text-brand ${styles.swatch}`}>
                <svg viewBox={viewBox} className={className} fill="none" stroke="currentColor" aria-hidden="true">
                  <path d={drawing} strokeWidth={strokeWidth} strokeLinejoin="round" />
                </svg>
              </div>
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
