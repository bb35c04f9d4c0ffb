import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'establishedRebuild'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The cabinets at the inline start, the text beside them. */
export function Hero({ text: { title, lead, pictureAlt }, quote, breadcrumb, locale }: HeroProps) {
  const pictureClass = classNames('backdrop cover mirrored fade ltr', styles.picture);
  return (
    <section className={classNames('stage', styles.hero)} aria-labelledby="hero-title">
      <Picture name="rack" alt={pictureAlt} sizes="(min-width: 64em) 80rem, 40rem" priority className={pictureClass} />
      <HeroText breadcrumb={breadcrumb} locale={locale} title={title} lead={lead} action={quote} className={`grid gap-6 ${styles.text}`} />
    </section>
  );
}
