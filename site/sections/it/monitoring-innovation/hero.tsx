import { monitoringInnovation } from '#content/en/monitoring-innovation';
import { content } from '#site/content/content.ts';
import { FilmToggle } from '#site/films/film.tsx';
import { FilmBackground } from '#site/films/film-background.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The film of a floor of hexagons behind the text, as far as the window reaches. */
export function Hero() {
  const { title, lead, film } = monitoringInnovation.hero;
  return (
    <section className={classNames('stage', styles.hero)} aria-labelledby="hero-title">
      <FilmBackground film="hexagons" poster="hexagons" sizes="(min-width: 48em) 100vw, 34rem" priority className={styles.background} />
      <HeroText
        breadcrumb={monitoringInnovation.breadcrumb}
        title={title}
        lead={lead}
        action={{ label: content('it', 'en').quote, href: '/contact' }}
        className={styles.text}
      >
        <FilmToggle film="hexagons-film" labels={film} className={classNames('caption', styles.toggle)} />
      </HeroText>
    </section>
  );
}
