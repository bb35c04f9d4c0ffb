import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { FilmToggle } from '#site/films/film.tsx';
import { FilmBackground } from '#site/films/film-background.tsx';
import centred from '../../shared/heroes/centred.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'monitoringInnovation'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The film of a floor of hexagons behind the text, as far as the window reaches. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero
      {...page}
      text={text}
      action={quote}
      layout={`grid gap-6 ${centred.text} ${styles.text}`}
      extra={<FilmToggle film="hexagons" labels={text.film} className={`caption flex items-center gap-2 ${styles.toggle}`} />}
    >
      <FilmBackground
        film="hexagons"
        poster="hexagons"
        sizes="(min-width: 48em) 100vw, 34rem"
        priority
        className={`mirrored ${styles.background}`}
      />
    </PageHero>
  );
}
