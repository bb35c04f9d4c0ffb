import { digitalMarketing } from '#content/en/digital-marketing';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

/** What each service looks like from the outside, on a canvas of 120 × 84: an advert above results, a click, a chain of mails, a plan. */
const drawings = [
  'M8 8h104v24H8zM16 16h40M16 24h64M8 46h70M8 56h88M8 70h54M8 80h80',
  'M60 34a14 14 0 1 1 .1 0M60 46a26 26 0 1 1 .1 0M58 20l34 14-15 5 12 14-7 6-12-14-6 13z',
  'M6 28h32v24H6zM6 28l16 14 16-14M44 28h32v24H44zM44 28l16 14 16-14M82 28h32v24H82zM82 28l16 14 16-14M22 52v12h38V52M60 64h38V52',
  'M8 8v68h104M18 18h34v9H18zM34 33h48v9H34zM52 48h30v9H52zM68 63h40v9H68zM52 8v68M82 8v68',
];

/** Four ways to reach people, on one ruled board. */
export function Services() {
  const { title, lead, more, cards } = digitalMarketing.services;
  return (
    <section className="section" aria-labelledby="services-title">
      <div className="wrap">
        <header className={`section-head section-head--split ${styles.head}`}>
          <h2 id="services-title" className="h2">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </header>
        <ul className={`columns columns--2 ${styles.board}`} data-reveal="0.1">
          {cards.map((card, index) => (
            <li key={card.title}>
              <svg viewBox="0 0 120 84" aria-hidden="true" fill="none" stroke="currentColor" strokeLinejoin="round">
                <path d={drawings[index]} />
              </svg>
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
