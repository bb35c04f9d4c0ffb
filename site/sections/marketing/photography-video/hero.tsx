import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'photographyVideo'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The page seen through a viewfinder: corner marks, thirds, a focus frame on the lens. */
export function Hero({ text: { eyebrow, title, lead, action, pictureAlt }, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="camera"
        alt={pictureAlt}
        sizes="(min-width: 64em) 90vw, 52rem"
        priority
        className={`backdrop hero-fade fade ${styles.picture}`}
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        action={action}
        className={`relative grid ${styles.text}`}
      />
    </section>
  );
}
