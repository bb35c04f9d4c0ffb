import { it } from '#content/it';
import { networking } from '#content/networking';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** Words above, the lit ports below as wide as the window. */
export function Hero() {
  const { title, lead, pictureAlt } = networking.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroText breadcrumb={networking.breadcrumb} title={title} lead={lead} action={it.quote} className={styles.words} />
      <Picture name="switches" alt={pictureAlt} sizes="(min-width: 48em) 110vw, 48rem" priority className={styles.picture} />
    </section>
  );
}
