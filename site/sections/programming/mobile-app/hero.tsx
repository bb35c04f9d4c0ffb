import { mobileApp } from '#content/mobile-app';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The phone across the whole first view, the words at its foot like the title on a poster. */
export function Hero() {
  const { title, lead, action, pictureAlt } = mobileApp.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture name="phone" alt={pictureAlt} sizes="(min-width: 64em) max(100vw, 90rem), 210vw" className={styles.picture} priority />
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={mobileApp.breadcrumb} />
        <div className={styles.words}>
          <h1 id="hero-title" className={`hero-title ${styles.title}`}>
            <HighlightedText {...title} />
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <LinkButton href={action.href} variant="gold" size="large" className="hero-fade">
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
