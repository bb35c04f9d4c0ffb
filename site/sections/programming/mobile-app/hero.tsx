import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'mobileApp'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The phone across the whole first view, the text at its foot. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`grid ${styles.text}`}>
      <Picture
        name={pictureIn('phone', page.locale)}
        alt={text.pictureAlt}
        sizes="(min-width: 64em) max(100vw, 90rem), 210vw"
        priority
        className={`backdrop fade ${styles.picture}`}
      />
    </PageHero>
  );
}
