import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'mobileApp'>['hero'];
  /** The label of the link to the contact form. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The phone across the whole first view, the text at its foot. */
export function Hero({ text: { title, lead, pictureAlt }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name={pictureIn('phone', locale)}
        alt={pictureAlt}
        sizes="(min-width: 64em) max(100vw, 90rem), 210vw"
        className={`backdrop fade ${styles.picture}`}
        priority
      />
      <HeroText breadcrumb={breadcrumb} locale={locale} title={title} lead={lead} action={quote} className={`grid ${styles.text}`} />
    </section>
  );
}
