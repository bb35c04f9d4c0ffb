import { cloudServices } from '#content/en/cloud-services';
import { content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The cloud in the middle, the text below it. */
export function Hero() {
  const { title, lead, pictureAlt } = cloudServices.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture name="cloud" alt={pictureAlt} sizes="(min-width: 64em) 72rem, 44rem" priority className={styles.picture} />
      <HeroText
        breadcrumb={cloudServices.breadcrumb}
        title={title}
        lead={lead}
        action={{ label: content('it', 'en').quote, href: '/contact' }}
        className={styles.text}
      />
    </section>
  );
}
