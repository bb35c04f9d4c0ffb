import { cctv } from '#content/cctv';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

/** The dome looks out of the page's edge; what it can do stands framed below. */
export function Hero() {
  const { eyebrow, title, lead, pictureAlt, cards } = cctv.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="dome" alt={pictureAlt} sizes="(min-width: 64em) 92vw, 184vw" className={styles.picture} priority />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={cctv.breadcrumb} />
        <div className={styles.text}>
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="hero-title" className={styles.title}>
            <HighlightedText {...title} />
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <NumberedCards cards={cards} label={eyebrow} className={styles.strip} />
      </div>
    </section>
  );
}
