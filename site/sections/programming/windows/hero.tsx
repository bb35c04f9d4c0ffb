import { windows } from '#content/en/windows';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** Headline and text in two columns above, the keyboard below from edge to edge. */
export function Hero() {
  const { title, lead, action, pictureAlt } = windows.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture name="keyboard" alt={pictureAlt} sizes="(min-width: 48em) 100vw, 150vw" className={`backdrop ${styles.picture}`} priority />
      <HeroText
        breadcrumb={windows.breadcrumb}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={action}
        className={`split ${styles.text}`}
      />
    </section>
  );
}
