import { photographyVideo } from '#content/en/photography-video';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The page seen through a viewfinder: corner marks, thirds, a focus frame on the lens. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = photographyVideo.hero;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture name="camera" alt={alt} sizes="(min-width: 64em) 90vw, 52rem" priority className={`backdrop hero-fade ${styles.picture}`} />
      <HeroText
        breadcrumb={photographyVideo.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={action}
        className={styles.text}
      />
    </section>
  );
}
