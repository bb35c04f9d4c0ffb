import { maintenance } from '#content/maintenance';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The headline runs across the whole page; the tools lie under its end. */
export function Hero() {
  const { title, lead, action, pictureAlt } = maintenance.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="tools" alt={pictureAlt} sizes="(min-width: 64em) 74rem, 34rem" priority className={styles.picture} />
      <HeroText breadcrumb={maintenance.breadcrumb} title={title} lead={lead} action={action} className={styles.words} />
    </section>
  );
}
