import { socialMedia } from '#content/social-media';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The phone on the near side, the words on the far one. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = socialMedia.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="social" alt={alt} sizes="(min-width: 64em) 70vw, 48rem" priority className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={socialMedia.breadcrumb} />
        <div className={styles.words}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="hero-title" className={styles.title}>
            <HighlightedText {...title} />
          </h1>
          <div className={styles.rises}>
            <p className="lead">{lead}</p>
            <LinkButton href={action.href} variant="gold" size="large">
              {action.label}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
