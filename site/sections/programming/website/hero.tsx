import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'website'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline in one line across the page; below it the text on one side, the picture on the other, out to the edge of the window. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={styles.text}>
      <Picture
        name={pictureIn('website', page.locale)}
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 76vw, 110vw"
        priority
        className={`fade ${styles.picture}`}
      />
    </PageHero>
  );
}
