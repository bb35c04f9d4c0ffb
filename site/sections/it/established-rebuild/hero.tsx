import { establishedRebuild } from '#content/established-rebuild';
import { it } from '#content/it';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The cabinets on the side where reading begins, the words to their right. */
export function Hero() {
  const { title, lead, pictureAlt } = establishedRebuild.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="rack" alt={pictureAlt} sizes="(min-width: 64em) 80rem, 40rem" priority className={styles.picture} />
      <HeroText breadcrumb={establishedRebuild.breadcrumb} title={title} lead={lead} action={it.quote} className={styles.words} />
    </section>
  );
}
