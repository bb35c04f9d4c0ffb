import { ourGroup } from '#content/en/our-group';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The heading over a globe, which rises above the list of companies. */
export function GroupHero() {
  const { title, lead, alt } = ourGroup.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="globe" alt={alt} sizes="(min-width: 64em) 62rem, 130vw" priority className={`hero-fade ${styles.picture}`} />
      <HeroText
        breadcrumb={ourGroup.breadcrumb}
        title={title}
        titleClassName={`display-xl ${styles.title}`}
        lead={lead}
        className={styles.text}
      />
    </section>
  );
}
