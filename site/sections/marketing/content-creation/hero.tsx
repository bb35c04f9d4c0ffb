import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'contentCreation'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The nib's line of ink crosses the page beneath the headline. */
export function Hero({ text: { eyebrow, title, lead, action, pictureAlt }, breadcrumb, locale }: HeroProps) {
  return (
    <section className={`stage ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name="nib"
        alt={pictureAlt}
        sizes="(min-width: 64em) 100vw, 56rem"
        priority
        className={`backdrop hero-fade mirrored fade ltr ${styles.picture}`}
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
    </section>
  );
}
