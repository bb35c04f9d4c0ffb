import { Search } from 'lucide-react';
import { seo } from '#content/en/seo';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import styles from './hero.module.css';

/** The headline across the page, then a list of search results, which is what the service is about. */
export function Hero() {
  const { title, lead, action, alt, ranking } = seo.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="search" alt={alt} sizes="(min-width: 64em) 62vw, 48rem" priority className={`backdrop hero-fade ${styles.picture}`} />
      <div className={`wrap grid-12 ${styles.inner}`}>
        <Breadcrumb steps={seo.breadcrumb} />
        <h1 id="hero-title" className={`hero-title ${styles.title}`}>
          <HighlightedText {...title} />
        </h1>
        <div className={styles.ranking} role="img" aria-label={ranking.label}>
          <p className={styles.query}>
            <Search className="icon" />
            {ranking.query}
            <i />
          </p>
          <p className={styles.first}>
            <b>1</b>
            {ranking.first}
          </p>
          {[2, 3, 4].map((place) => (
            <p key={place} className={styles.other}>
              <b>{place}</b>
              <span />
            </p>
          ))}
        </div>
        <div className={styles.text}>
          <p className="lead">{lead}</p>
          <LinkButton href={action.href} variant="gold" size="large">
            {action.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
