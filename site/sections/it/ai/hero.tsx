import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'ai'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The processor fills the window; the text lies on the dark board below it. */
export function Hero({ text: { title, lead, pictureAlt }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className={`stage grid ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name="chip"
        alt={pictureAlt}
        sizes="(min-width: 48em) 100vw, 34rem"
        priority
        className={`backdrop cover ${styles.picture}`}
      />
      <HeroText breadcrumb={breadcrumb} locale={locale} title={title} lead={lead} action={quote} className={`grid gap-6 ${styles.text}`} />
    </section>
  );
}
