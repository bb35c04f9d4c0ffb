import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'ai'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The processor fills the window; the text lies on the dark board below it. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`split ${styles.text}`} className={`grid ${styles.hero}`}>
      <Picture
        name="chip"
        alt={text.pictureAlt}
        sizes="(min-width: 48em) 100vw, 34rem"
        priority
        className={`backdrop cover ${styles.picture}`}
      />
    </PageHero>
  );
}
