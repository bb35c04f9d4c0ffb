import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import beside from '../../shared/heroes/beside.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'establishedRebuild'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The cabinets at the inline start, the text beside them. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`grid gap-6 ${beside.text} ${styles.text}`}>
      <Picture
        name="rack"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 80rem, 40rem"
        priority
        className={`backdrop cover mirrored fade ltr ${styles.picture}`}
      />
    </PageHero>
  );
}
