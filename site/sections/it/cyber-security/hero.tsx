import { cyberSecurity } from '#content/en/cyber-security';
import { it } from '#content/en/it';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The shield beside the text, and links to four sections of the page below. */
export function Hero() {
  const { title, lead, pictureAlt, index } = cyberSecurity.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="shield" alt={pictureAlt} sizes="(min-width: 64em) 84vw, 42rem" priority className={styles.picture} />
      <HeroText breadcrumb={cyberSecurity.breadcrumb} title={title} lead={lead} action={it.quote} className={styles.text} />
      <nav className={styles.index} aria-label={index.label}>
        <ol className="wrap">
          {index.entries.map(({ id, label }, position) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span aria-hidden="true">0{position + 1}</span>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
