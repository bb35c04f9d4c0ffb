import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'windows'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** Headline and text in two columns above, the keyboard below from edge to edge. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`split ${styles.text}`}>
      <Picture
        name="keyboard"
        alt={text.pictureAlt}
        sizes="(min-width: 48em) 100vw, 150vw"
        priority
        className={`backdrop fade ${styles.picture}`}
      />
    </PageHero>
  );
}
