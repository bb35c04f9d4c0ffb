import { digitalMarketing } from '#content/digital-marketing';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** As tall as the window: the target in the dark, the headline at its foot. */
export function Hero() {
  const { title, lead, action, alt } = digitalMarketing.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="target" alt={alt} sizes="(min-width: 64em) 84vw, 60rem" priority className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={digitalMarketing.breadcrumb} />
        <h1 id="hero-title" className={styles.title}>
          <HighlightedText {...title} />
        </h1>
        <div className={`hero-fade ${styles.words}`}>
          <p className="lead">{lead}</p>
          <LinkButton href={action.href} variant="gold" size="large">
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
