import { mobileApp } from '#content/en/mobile-app';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The phone across the whole first view, the text at its foot. */
export function Hero() {
  const { title, lead, action, pictureAlt } = mobileApp.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="phone"
        alt={pictureAlt}
        sizes="(min-width: 64em) max(100vw, 90rem), 210vw"
        className={`backdrop ${styles.picture}`}
        priority
      />
      <HeroText breadcrumb={mobileApp.breadcrumb} title={title} lead={lead} action={action} className={styles.text} />
    </section>
  );
}
