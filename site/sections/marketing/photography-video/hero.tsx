import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'photographyVideo'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The page seen through a viewfinder: corner marks, thirds, a focus frame on the lens. */
export function Hero({ text, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={text.action} layout={`relative grid ${styles.text}`}>
      <Picture
        name="camera"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 90vw, 52rem"
        priority
        className={`backdrop hero-fade fade ${styles.picture}`}
      />
    </PageHero>
  );
}
