import { photographyVideo } from '#content/photography-video';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The page seen through a viewfinder: corner marks, thirds, a focus frame on the lens. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = photographyVideo.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="camera" alt={alt} sizes="(min-width: 64em) 90vw, 52rem" priority className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={photographyVideo.breadcrumb} />
        <div className={styles.frame}>
          <span className={styles.thirds} aria-hidden="true" />
          <span className={styles.focus} aria-hidden="true" />
          <div className={styles.head}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 id="hero-title" className="hero-title">
              <HighlightedText {...title} />
            </h1>
          </div>
          <div className={styles.words}>
            <p className="text">{lead}</p>
            <LinkButton href={action.href} variant="gold" size="large">
              {action.label}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
