import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import { NumberedCards } from '../numbered-cards.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'pc'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The computer in the middle, four kinds of it around. */
export function Hero({ text, quote, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`split ${styles.text}`}>
      <div className={`wrap ${styles.machine}`}>
        <Picture
          name="pc"
          alt={text.pictureAlt}
          sizes="(min-width: 64em) 76rem, 170vw"
          priority
          className={`hero-fade mirrored block ltr ${styles.picture}`}
        />
        <NumberedCards cards={Object.values(text.cards)} label={text.eyebrow} className={styles.cards} />
      </div>
    </PageHero>
  );
}
