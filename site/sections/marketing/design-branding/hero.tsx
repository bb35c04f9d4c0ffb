import { designBranding } from '#content/design-branding';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** Headline and words above, the stationery laid out across the whole page below. */
export function Hero() {
  const { eyebrow, title, lead, action, alt } = designBranding.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={designBranding.breadcrumb} />
        <div className={styles.head}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="hero-title" className={`hero-title ${styles.title}`}>
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
      <Picture name="stationery" alt={alt} sizes="(min-width: 48em) 100vw, 50rem" priority className={styles.picture} />
    </section>
  );
}
