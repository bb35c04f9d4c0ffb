import { ai } from '#content/en/ai';
import { content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The processor fills the window; the text lies on the dark board below it. */
export function Hero() {
  const { title, lead, pictureAlt } = ai.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name="chip"
        alt={pictureAlt}
        sizes="(min-width: 48em) 100vw, 34rem"
        priority
        className={`backdrop cover ${styles.picture}`}
      />
      <HeroText
        breadcrumb={ai.breadcrumb}
        title={title}
        lead={lead}
        action={{ label: content('it', 'en').quote, href: '/contact' }}
        className={styles.text}
      />
    </section>
  );
}
