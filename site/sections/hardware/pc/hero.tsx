import { pc } from '#content/en/pc';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

/** The computer in the middle, four kinds of it around. */
export function Hero() {
  const { eyebrow, title, lead, pictureAlt, cards } = pc.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroText
        breadcrumb={pc.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        titleClassName={classNames('hero-title', styles.title)}
        lead={lead}
        className={styles.text}
      />
      <div className={classNames('wrap', styles.machine)}>
        <Picture
          name="pc"
          alt={pictureAlt}
          sizes="(min-width: 64em) 76rem, 170vw"
          className={classNames('hero-fade', styles.picture)}
          priority
        />
        <NumberedCards cards={cards} label={eyebrow} className={styles.cards} />
      </div>
    </section>
  );
}
