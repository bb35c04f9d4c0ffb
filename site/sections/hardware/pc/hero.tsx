import { pc } from '#content/pc';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

/** The machine in the middle, four kinds of it around. */
export function Hero() {
  const { eyebrow, title, lead, pictureAlt, cards } = pc.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={pc.breadcrumb} />
        <div className={styles.head}>
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 id="hero-title" className={styles.title}>
              <HighlightedText {...title} />
            </h1>
          </div>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <div className={styles.stage}>
          <Picture name="pc" alt={pictureAlt} sizes="(min-width: 64em) 76rem, 170vw" className={styles.picture} priority />
          <NumberedCards cards={cards} label={eyebrow} className={styles.strip} />
        </div>
      </div>
    </section>
  );
}
