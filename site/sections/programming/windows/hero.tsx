import { windows } from '#content/windows';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** Headline and words in two columns above, the keyboard below from edge to edge. */
export function Hero() {
  const { title, lead, action, pictureAlt } = windows.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="keyboard" alt={pictureAlt} sizes="(min-width: 48em) 100vw, 150vw" className={styles.picture} priority />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={windows.breadcrumb} />
        <h1 id="hero-title" className={`hero-title ${styles.title}`}>
          <HighlightedText {...title} />
        </h1>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <LinkButton href={action.href} variant="gold" size="large" className="hero-fade">
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
