import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'designBranding'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** Headline and text above, the stationery across the whole page below. */
export function Hero({ text: { eyebrow, title, lead, action, pictureAlt }, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={action}
        className={`grid-12 relative ${styles.text}`}
      />
      <Picture
        name="stationery"
        alt={pictureAlt}
        sizes="(min-width: 48em) 100vw, 50rem"
        priority
        className={`hero-fade fade ltr ${styles.picture}`}
      />
    </section>
  );
}
