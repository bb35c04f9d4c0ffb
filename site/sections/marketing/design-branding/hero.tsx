import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import columns from '../../shared/heroes/columns.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'designBranding'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** Headline and text above, the stationery across the whole page below. */
export function Hero({ text, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={text.action} layout={`grid-12 ${columns.text} ${styles.text}`}>
      <Picture
        name="stationery"
        alt={text.pictureAlt}
        sizes="(min-width: 48em) 100vw, 50rem"
        priority
        className={`hero-fade fade ltr ${styles.picture}`}
      />
    </PageHero>
  );
}
