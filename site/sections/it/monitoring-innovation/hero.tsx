import { it } from '#content/it';
import { monitoringInnovation } from '#content/monitoring-innovation';
import { Film, FilmToggle } from '#site/films/film.tsx';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The film of a floor of hexagons behind the text, as far as the window reaches. */
export function Hero() {
  const { title, lead, film } = monitoringInnovation.hero;
  return (
    <section className={classNames('stage', styles.hero)} aria-labelledby="hero-title">
      <div className={classNames('backdrop cover', styles.background)}>
        <Picture name="hexagons" alt="" sizes="(min-width: 48em) 100vw, 34rem" priority className="backdrop cover" />
        <Film name="hexagons" id="hexagons-film" className={styles.film} />
      </div>
      <HeroText breadcrumb={monitoringInnovation.breadcrumb} title={title} lead={lead} action={it.quote} className={styles.text}>
        <FilmToggle film="hexagons-film" labels={film} className={classNames('caption', styles.toggle)} />
      </HeroText>
    </section>
  );
}
