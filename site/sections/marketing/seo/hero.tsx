import '#ui/styles/some-pages/fade.css';
import { ArrowRight, Search } from 'lucide-react';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { headPicture } from '../../layout/service-pages.ts';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import lowWindow from '../../shared/heroes/low-window.module.css';
import { OpeningForm, openingLine } from '../../shared/opening-form.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'seo'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline across the page, then a search field, which opens the quote form, and a list of results: what the service is about. */
export function Hero({ text: { eyebrow, title, lead, action, pictureAlt, ranking }, breadcrumb, locale }: HeroProps) {
  const query = companyIn(locale).office.districts ? ranking.query.toLowerCase() : ranking.queryWithoutDistrict;
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name={headPicture('seo', locale)}
        alt={pictureAlt}
        sizes="(min-width: 64em) 62vw, 48rem"
        priority
        className={`backdrop hero-fade fade ${styles.picture}`}
      />
      <div className={`wrap grid-12 ${styles.inner}`}>
        <Breadcrumb steps={breadcrumb} locale={locale} />
        <div className={`stack ${styles.headline}`}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="hero-title" className={`hero-title ${lowWindow.title} ${styles.title}`}>
            <HighlightedText {...title} />
          </h1>
        </div>
        <div className={`grid justify-items-start ${styles.text}`}>
          <p className={`lead ${lowWindow.lead}`}>{lead}</p>
          <LinkButton href={pageUrl('contact', locale)} variant="primary" size="large" className={lowWindow.action}>
            {action}
          </LinkButton>
        </div>
        <div className={styles.ranking}>
          <OpeningForm page="seo" locale={locale} className={`flex items-center border-strong text-heading ${styles.query}`}>
            <Search className="icon text-brand" />
            <input {...openingLine(0)} dir="auto" enterKeyHint="search" aria-label={ranking.field} placeholder={query} />
            <button type="submit" className="grid place-items-center" aria-label={ranking.send}>
              <ArrowRight className="icon icon-along text-brand" />
            </button>
          </OpeningForm>
          <div role="img" aria-label={ranking.label}>
            <p className={`flex items-center border-b text-heading ${styles.first}`}>
              <b className="text-brand">1</b>
              {ranking.first}
            </p>
            {[2, 3, 4].map((place) => (
              <p key={place} className={`flex items-center border-b ${styles.other}`}>
                <b className="text-muted">{place}</b>
                <span />
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
