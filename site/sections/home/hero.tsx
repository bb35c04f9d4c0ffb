import { ArrowDown } from 'lucide-react';
import { home } from '#content/en/home';
import { FilmToggle } from '#site/films/film.tsx';
import { FilmBackground } from '#site/films/film-background.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './hero.module.css';

/** A film of the city at night, and the headline in its dark half. */
export function Hero() {
  const { eyebrow, title, lead, action, place, coordinates, scroll, film } = home.hero;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <FilmBackground
        film="hero"
        poster="hero"
        sizes="100vw"
        priority
        crop={{ name: 'hero-tall', media: '(max-width: 63.99em)', sizes: '88vw' }}
        className={`no-print ${styles.background}`}
      />
      <div className={`wrap stack ${styles.text}`}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 id="hero-title" className={`hero-title ${styles.title}`}>
          <HighlightedText {...title} />
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <LinkButton href={action.href} variant="gold" size="large" className={styles.action}>
          {action.label}
        </LinkButton>
      </div>
      <div className={`no-print ${styles.foot}`}>
        <div className={`wrap ${styles.footInner}`}>
          <p className={`caption ${styles.place}`}>
            {place}
            <span className={styles.coordinates}>{coordinates}</span>
          </p>
          <FilmToggle film="hero-film" labels={film} className={`caption ${styles.toggle}`} />
          <a className={`caption ${styles.scroll}`} href="#about">
            {scroll}
            <ArrowDown className="icon" />
          </a>
        </div>
      </div>
    </section>
  );
}
