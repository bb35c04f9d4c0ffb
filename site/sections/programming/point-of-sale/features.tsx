import { pointOfSale } from '#content/en/point-of-sale';
import { Picture } from '#site/pictures/picture.tsx';
import { TrustList } from '../trust-list.tsx';
import styles from './features.module.css';

/** Five features beside the card reader, then four points of trust on one ruled line. */
export function Features() {
  const { features, trust } = pointOfSale;
  return (
    <section className="section" aria-labelledby="features-title">
      <div className={`wrap split ${styles.inner}`}>
        <Picture name="card-reader" alt={features.pictureAlt} sizes="(min-width: 64em) 80rem, 140vw" className={`crop ${styles.picture}`} />
        <div>
          <h2 id="features-title" className="h2">
            {features.title}
          </h2>
          <dl className={styles.features}>
            {features.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd className="item-text">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={`wrap ${styles.trust}`}>
        <h2 className="sr-only">{trust.title}</h2>
        <TrustList points={trust.points} className={`columns columns--4 ${styles.points}`} />
      </div>
    </section>
  );
}
