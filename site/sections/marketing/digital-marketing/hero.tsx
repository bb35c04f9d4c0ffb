import { digitalMarketing } from '#content/en/digital-marketing';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** As tall as the window: the target in the dark, the headline at its foot. */
export function Hero() {
  const { title, lead, action, alt } = digitalMarketing.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="target" alt={alt} sizes="(min-width: 64em) 84vw, 60rem" priority className={`backdrop hero-fade ${styles.picture}`} />
      <HeroText
        breadcrumb={digitalMarketing.breadcrumb}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
    </section>
  );
}
