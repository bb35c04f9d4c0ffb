import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

type ServicesText = Content<'digitalMarketing'>['services'];

/** Lists what each service looks like from the outside, on a canvas of 120 × 84; in the order of the board. All but the pointer follow the line. */
const services: { name: keyof ServicesText['cards']; drawing: string; className?: string }[] = [
  // An advert above results.
  { name: 'ads', className: 'mirrored', drawing: 'M8 8h104v24H8zM16 16h40M16 24h64M8 46h70M8 56h88M8 70h54M8 80h80' },
  // A pointer on rings.
  { name: 'clicks', drawing: 'M60 34a14 14 0 1 1 .1 0M60 46a26 26 0 1 1 .1 0M58 20l34 14-15 5 12 14-7 6-12-14-6 13z' },
  // A chain of mails.
  {
    name: 'email',
    className: 'mirrored',
    drawing:
      'M6 28h32v24H6zM6 28l16 14 16-14M44 28h32v24H44zM44 28l16 14 16-14M82 28h32v24H82zM82 28l16 14 16-14M22 52v12h38V52M60 64h38V52',
  },
  // A plan.
  {
    name: 'media',
    className: 'mirrored',
    drawing: 'M8 8v68h104M18 18h34v9H18zM34 33h48v9H34zM52 48h30v9H52zM68 63h40v9H68zM52 8v68M82 8v68',
  },
];

/** Four ways to reach people, on one ruled board. */
export function Services({ text: { title, lead, more, cards } }: { text: ServicesText }) {
  return (
    <section className="section" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead
          id="services-title"
          title={title}
          text={lead}
          titleClassName="h2-small"
          className={`section-head--split ${styles.head}`}
        />
        <ul className={`columns columns--2 border clip ${styles.board}`} data-reveal="0.1">
          {services.map(({ name, drawing, className }) => (
            <li key={name} className="grid gap-4 justify-items-start">
              <svg viewBox="0 0 120 84" className={className} aria-hidden="true" fill="none" stroke="currentColor" strokeLinejoin="round">
                <path d={drawing} />
              </svg>
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
