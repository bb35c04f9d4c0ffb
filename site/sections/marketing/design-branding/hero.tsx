import { designBranding } from '#content/en/design-branding';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** Headline and text above, the stationery across the whole page below. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = designBranding.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={designBranding.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
      <Picture name="stationery" alt={alt} sizes="(min-width: 48em) 100vw, 50rem" priority className={`hero-fade ${styles.picture}`} />
    </section>
  );
}
