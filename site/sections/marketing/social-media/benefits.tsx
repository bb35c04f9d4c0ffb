import { Heart, Lightbulb, Mic, Store } from 'lucide-react';
import { socialMedia } from '#content/en/social-media';
import styles from './benefits.module.css';

const icons = [Store, Mic, Heart, Lightbulb];

/** Four keywords in the rings of a profile's highlights. */
export function Benefits() {
  const { title, lead, points } = socialMedia.benefits;
  return (
    <section className={`section ${styles.benefits}`} aria-labelledby="benefits-title">
      <div className={`wrap split ${styles.inner}`}>
        <header className="section-head">
          <h2 id="benefits-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
        </header>
        <dl className={`columns columns--2 ${styles.points}`} data-reveal="0.2">
          {points.map(({ keyword, text }, index) => {
            const Icon = icons[index];
            return (
              <div key={keyword}>
                <dt className="h3">
                  <span className={styles.ring}>{Icon && <Icon className="icon" />}</span>
                  {keyword}
                </dt>
                <dd className="item-text">{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
