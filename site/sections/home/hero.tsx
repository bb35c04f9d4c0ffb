import { ArrowDown } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { FilmToggle } from '#site/films/film.tsx';
import { FilmBackground } from '#site/films/film-background.tsx';
import { hasOwnPicture } from '#site/pictures/page-pictures.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { leadOf } from '../layout/service-pages.ts';
import lowWindow from '../shared/heroes/low-window.module.css';
import styles from './hero.module.css';

/** A place on the globe, to a hundredth of a degree: "31.95° N 35.93° E". */
function position({ latitude, longitude }: { latitude: number; longitude: number }, text: Content<'home'>['hero']['coordinates']): string {
  const angle = (degrees: number, positive: string, negative: string) =>
    fillPlaceholders(degrees < 0 ? negative : positive, { degrees: `${Math.abs(degrees).toFixed(2)}°` });
  return `${angle(latitude, text.north, text.south)} ${angle(longitude, text.east, text.west)}`;
}

interface HeroProps {
  text: Content<'home'>['hero'];
  locale: Locale;
}

/** A film of the city at night, and the headline in its dark half. */
export function Hero({ text: { eyebrow, title, lead, action, place, coordinates, scroll, film }, locale }: HeroProps) {
  const { office } = companyIn(locale);
  return (
    <section className={`stage grid ${styles.hero}`} aria-labelledby="hero-title">
      <FilmBackground
        film="hero"
        poster="hero"
        sizes="100vw"
        priority
        crop={{ name: 'hero-tall', media: '(max-width: 47.99em)', sizes: '88vw' }}
        className={`no-print ${styles.background}`}
      />
      <div className={`wrap stack ${styles.text}`}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 id="hero-title" className={`hero-title ${lowWindow.title} ${styles.title}`}>
          <HighlightedText {...title} />
        </h1>
        <p className={`lead ${lowWindow.lead} ${styles.lead}`}>{lead}</p>
        <LinkButton
          href={pageUrl(leadOf('start') ?? 'contact', locale)}
          variant="primary"
          size="large"
          className={`${lowWindow.action} ${styles.action}`}
        >
          {action}
        </LinkButton>
      </div>
      <div className={`no-print border-t ${styles.foot}`}>
        <div className={`wrap flex items-center gap-8 ${styles.footInner}`}>
          <p className={`caption flex items-center gap-2 ${styles.place}`}>
            {office.isPictured && !hasOwnPicture('hero') ? place : office.lines.at(-1)}
            <span className={styles.coordinates}>{position(office, coordinates)}</span>
          </p>
          <FilmToggle film="hero" labels={film} className={`caption flex items-center gap-2 ${styles.toggle}`} />
          <a className={`caption flex items-center gap-2 ${styles.scroll}`} href="#about">
            {scroll}
            <ArrowDown className="icon" />
          </a>
        </div>
      </div>
    </section>
  );
}
