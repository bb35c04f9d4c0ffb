import { it } from '#content/it';
import { monitoringInnovation } from '#content/monitoring-innovation';
import { Film, FilmToggle } from '#site/films/film.tsx';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The floor of cells, highlight one after the other by the film, as far as the window reaches. */
export function Hero() {
  const { title, lead, film } = monitoringInnovation.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.stage}>
        <Picture name="hexagons" alt="" sizes="(min-width: 48em) 100vw, 34rem" priority className={styles.poster} />
        <Film name="hexagons" id="hexagons-film" className={styles.film} />
      </div>
      <HeroText breadcrumb={monitoringInnovation.breadcrumb} title={title} lead={lead} action={it.quote} className={styles.words}>
        <FilmToggle film="hexagons-film" labels={film} className={`caption ${styles.toggle}`} />
      </HeroText>
    </section>
  );
}
