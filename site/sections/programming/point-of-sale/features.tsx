import { Boxes, Headset, MapPin, Users } from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { TrustList } from '../trust-list.tsx';
import styles from './features.module.css';

const trustIcons = { installation: MapPin, stock: Boxes, training: Users, support: Headset };

interface FeaturesProps {
  text: Content<'pointOfSale'>['features'];
  trust: Content<'pointOfSale'>['trust'];
  locale: Locale;
}

/** Five features beside the card reader, then four points of trust on one ruled line. */
export function Features({ text: { title, pictureAlt, items }, trust, locale }: FeaturesProps) {
  return (
    <section className="section" aria-labelledby="features-title">
      <div className={`wrap split ${styles.inner}`}>
        <Picture
          name={pictureIn('card-reader', locale)}
          alt={pictureAlt}
          sizes="(min-width: 64em) 80rem, 140vw"
          className={`crop border ${styles.picture}`}
        />
        <div>
          <h2 id="features-title" className="h2">
            {title}
          </h2>
          <dl className={styles.features}>
            {Object.values(items).map((feature) => (
              <div key={feature.title} className="grid border-t">
                <dt className="h4">{feature.title}</dt>
                <dd className="item-text">{feature.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={`wrap ${styles.trust}`}>
        <h2 className="sr-only">{trust.title}</h2>
        <TrustList icons={trustIcons} text={trust.points} className={`columns columns--4 border-y ${styles.points}`} />
      </div>
    </section>
  );
}
