import type { Content } from '#site/content/content.ts';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

type ServicesText = Content<'photographyVideo'>['services'];

/** In the order of the film, each with its format. */
const services: { name: keyof ServicesText['cards']; shape: 'square' | 'landscape' | 'wide' | 'upright'; ratio: string }[] = [
  { name: 'products', shape: 'square', ratio: '1:1' },
  { name: 'people', shape: 'landscape', ratio: '3:2' },
  { name: 'promos', shape: 'wide', ratio: '21:9' },
  { name: 'reels', shape: 'upright', ratio: '9:16' },
];

/** Four services as four frames of one film, each with the format it is shot for. */
export function Services({ text: { title, lead, more, cards } }: { text: ServicesText }) {
  return (
    <section className="section" aria-labelledby="services-title">
      <div className={`wrap section-head section-head--split items-baseline ${styles.head}`}>
        <h2 id="services-title" className="h2-small">
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <div className={styles.film}>
        <ul className={`wrap columns columns--4 gap-3 ${styles.frames}`} data-reveal="0.1">
          {services.map(({ name, shape, ratio }) => (
            <li key={name} className="grid gap-3 justify-items-start">
              <span className={`grid place-items-center w-full ${styles.window}`} aria-hidden="true">
                <i className="grid place-items-center text-brand-light" data-shape={shape}>
                  {ratio}
                </i>
              </span>
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
