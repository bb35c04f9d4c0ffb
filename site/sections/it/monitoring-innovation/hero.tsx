import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { FilmToggle } from '#site/films/film.tsx';
import { FilmBackground } from '#site/films/film-background.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'monitoringInnovation'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The film of a floor of hexagons behind the text, as far as the window reaches. */
export function Hero({ text: { title, lead, film }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className={classNames('stage grid', styles.hero)} aria-labelledby="hero-title">
      <FilmBackground
        film="hexagons"
        poster="hexagons"
        sizes="(min-width: 48em) 100vw, 34rem"
        priority
        className={classNames('mirrored', styles.background)}
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        lead={lead}
        action={quote}
        className={`grid justify-items-center gap-6 text-center ${styles.text}`}
      >
        <FilmToggle film="hexagons-film" labels={film} className={classNames('caption flex items-center gap-2.5', styles.toggle)} />
      </HeroText>
    </section>
  );
}
