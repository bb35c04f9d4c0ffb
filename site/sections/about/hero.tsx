import type { Crumb, Figure } from '#content/types';
import type { Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'about'>['hero'];
  figures: readonly Figure[];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline over a relief of the city, and the company's figures. Everything but the headline enters 100 ms after the page. */
export function Hero({ text, figures, breadcrumb, locale }: HeroProps) {
  const { title, lead, figuresLabel } = text;
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="city-relief"
        alt={companyIn(locale).office.isPictured ? text.pictureAlt : text.pictureAltWithoutCity}
        sizes="(min-width: 64em) 100vw, 115vw"
        className={`hero-fade no-print ${styles.picture}`}
        priority
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        titleClassName={`display-xl ${styles.title}`}
        lead={lead}
        className={styles.text}
      >
        {figures.length > 0 && (
          <section className={styles.figures} aria-label={figuresLabel}>
            <FigureList figures={figures} className={`grid gap-3 ${styles.cards}`} />
          </section>
        )}
      </HeroText>
    </section>
  );
}
