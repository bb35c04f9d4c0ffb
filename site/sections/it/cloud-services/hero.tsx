import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import centred from '../../shared/heroes/centred.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'cloudServices'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The cloud in the middle, the text below it. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`grid ${centred.text} ${styles.text}`}>
      <Picture
        name="cloud"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 72rem, 44rem"
        priority
        className={`backdrop fade ${styles.picture}`}
      />
    </PageHero>
  );
}
