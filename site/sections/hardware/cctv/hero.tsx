import { cctv } from '#content/en/cctv';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

/** The camera at the edge of the page, the text beside it, and four framed cards below. */
export function Hero() {
  const { eyebrow, title, lead, pictureAlt, cards } = cctv.hero;
  return (
    <section className={classNames('stage', styles.hero)} aria-labelledby="hero-title">
      <Picture
        name="dome"
        alt={pictureAlt}
        sizes="(min-width: 64em) 92vw, 184vw"
        className={classNames('hero-fade', styles.picture)}
        priority
      />
      <HeroText
        breadcrumb={cctv.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        titleClassName={classNames('hero-title', styles.title)}
        lead={lead}
        className={styles.text}
      />
      <div className="wrap">
        <NumberedCards cards={cards} label={eyebrow} className={styles.cards} />
      </div>
    </section>
  );
}
