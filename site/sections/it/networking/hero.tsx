import { networking } from '#content/en/networking';
import { content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The text above, the picture of the switches below it as wide as the window. */
export function Hero() {
  const { title, lead, pictureAlt } = networking.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={networking.breadcrumb}
        title={title}
        lead={lead}
        action={{ label: content('it', 'en').quote, href: '/contact' }}
        className={styles.text}
      />
      <Picture name="switches" alt={pictureAlt} sizes="(min-width: 48em) 110vw, 48rem" priority className={`cover ${styles.picture}`} />
    </section>
  );
}
