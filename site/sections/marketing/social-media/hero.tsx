import { socialMedia } from '#content/en/social-media';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The phone on the near side, the text on the far one. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = socialMedia.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="social" alt={alt} sizes="(min-width: 64em) 70vw, 48rem" priority className={`backdrop hero-fade ${styles.picture}`} />
      <HeroText
        breadcrumb={socialMedia.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
    </section>
  );
}
