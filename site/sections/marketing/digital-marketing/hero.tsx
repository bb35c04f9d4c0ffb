import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'digitalMarketing'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** As tall as the window: the target in the dark, the headline at its foot. */
export function Hero({ text: { title, lead, action, pictureAlt }, breadcrumb, locale }: HeroProps) {
  return (
    <section className={`stage grid ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name="target"
        alt={pictureAlt}
        sizes="(min-width: 64em) 84vw, 60rem"
        priority
        className={`backdrop hero-fade mirrored fade ltr ${styles.picture}`}
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
    </section>
  );
}
