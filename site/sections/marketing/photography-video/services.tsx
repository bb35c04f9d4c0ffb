import { photographyVideo } from '#content/en/photography-video';
import { LearnMore } from '../learn-more.tsx';
import styles from './services.module.css';

/** Four services as four frames of one film, each with the format it is shot for. */
export function Services() {
  const { title, lead, more, cards } = photographyVideo.services;
  return (
    <section className="section" aria-labelledby="services-title">
      <div className={`wrap section-head section-head--split ${styles.head}`}>
        <h2 id="services-title" className="h2">
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <div className={styles.film}>
        <ul className={`wrap columns columns--4 ${styles.frames}`} data-reveal="0.1">
          {cards.map((card) => (
            <li key={card.title}>
              <span className={styles.window} aria-hidden="true">
                <i data-shape={card.shape} />
              </span>
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
