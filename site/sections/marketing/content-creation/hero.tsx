import { contentCreation } from '#content/en/content-creation';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The nib's line of ink crosses the page beneath the headline. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = contentCreation.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="nib" alt={alt} sizes="(min-width: 64em) 100vw, 56rem" priority className={`backdrop hero-fade ${styles.picture}`} />
      <HeroText
        breadcrumb={contentCreation.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
    </section>
  );
}
