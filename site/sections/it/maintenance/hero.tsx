import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'maintenance'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline across the page, the picture of the tools below its end. */
export function Hero({ text: { title, lead, pictureAlt, action }, breadcrumb, locale }: HeroProps) {
  const pictureClass = classNames('backdrop fade', styles.picture);
  return (
    <section className={classNames('stage grain', styles.hero)} aria-labelledby="hero-title">
      <Picture name="tools" alt={pictureAlt} sizes="(min-width: 64em) 74rem, 34rem" priority className={pictureClass} />
      <HeroText breadcrumb={breadcrumb} locale={locale} title={title} lead={lead} action={action} className={`grid gap-6 ${styles.text}`} />
    </section>
  );
}
