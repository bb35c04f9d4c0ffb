import { website } from '#content/en/website';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The headline in one line across the page; below it the text on one side, the picture on the other, out to the edge of the window. */
export function Hero() {
  const { title, lead, action, pictureAlt } = website.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={website.breadcrumb}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={action}
        className={styles.text}
      />
      <Picture name="website" alt={pictureAlt} sizes="(min-width: 64em) 76vw, 130vw" className={styles.picture} priority />
    </section>
  );
}
