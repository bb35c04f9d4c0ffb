import { website } from '#content/website';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** One line across the page; under it the words keep to the edge and the picture runs out of the other. */
export function Hero() {
  const { title, lead, action, pictureAlt } = website.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={website.breadcrumb} />
        <h1 id="hero-title" className={styles.title}>
          <HighlightedText {...title} />
        </h1>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <LinkButton href={action.href} variant="gold" size="large" className="hero-fade">
            {action.label}
          </LinkButton>
        </div>
      </div>
      <Picture name="website" alt={pictureAlt} sizes="(min-width: 64em) 76vw, 130vw" className={styles.picture} priority />
    </section>
  );
}
