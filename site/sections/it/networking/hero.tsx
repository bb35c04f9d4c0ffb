import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import columns from '../../shared/heroes/columns.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'networking'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The text above, the picture of the switches below it as wide as the window. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`grid-12 ${columns.text} ${styles.text}`}>
      <Picture
        name="switches"
        alt={text.pictureAlt}
        sizes="(min-width: 48em) 110vw, 48rem"
        priority
        className={`cover fade ${styles.picture}`}
      />
    </PageHero>
  );
}
