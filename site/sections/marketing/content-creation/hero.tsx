import { contentCreation } from '#content/content-creation';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The nib writes its line beneath the headline, from one edge of the page to the other. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = contentCreation.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="nib" alt={alt} sizes="(min-width: 64em) 100vw, 56rem" priority className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={contentCreation.breadcrumb} />
        <div className={styles.head}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="hero-title" className="hero-title">
            <HighlightedText {...title} />
          </h1>
        </div>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <LinkButton href={action.href} variant="gold" size="large">
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
