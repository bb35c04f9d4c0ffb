import { cloudServices } from '#content/en/cloud-services';
import { it } from '#content/en/it';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The cloud in the middle, the text below it. */
export function Hero() {
  const { title, lead, pictureAlt } = cloudServices.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture name="cloud" alt={pictureAlt} sizes="(min-width: 64em) 72rem, 44rem" priority className={styles.picture} />
      <HeroText breadcrumb={cloudServices.breadcrumb} title={title} lead={lead} action={it.quote} className={styles.text} />
    </section>
  );
}
