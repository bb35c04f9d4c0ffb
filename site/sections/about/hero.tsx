import type { Crumb, Figure } from '#content/types';
import type { Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { PageHero } from '../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'about'>['hero'];
  figures: readonly Figure[];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline over a relief of the city, and the company's figures. Everything but the headline enters 100 ms after the page. */
export function Hero({ text, figures, ...page }: HeroProps) {
  return (
    <PageHero
      {...page}
      text={text}
      layout={styles.text}
      extra={
        figures.length > 0 && (
          <section className={styles.figures} aria-label={text.figuresLabel}>
            <FigureList figures={figures} className={`grid gap-3 ${styles.cards}`} />
          </section>
        )
      }
    >
      <Picture
        name="city-relief"
        alt={companyIn(page.locale).office.isPictured ? text.pictureAlt : text.pictureAltWithoutCity}
        sizes="(min-width: 64em) 100vw, 115vw"
        className={`backdrop mirrored hero-fade no-print ltr ${styles.picture}`}
        priority
      />
    </PageHero>
  );
}
