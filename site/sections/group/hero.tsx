import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { PageHero } from '../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface GroupHeroProps {
  text: Content<'ourGroup'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The heading over a globe, which rises above the list of companies. */
export function GroupHero({ text, ...page }: GroupHeroProps) {
  return (
    <PageHero {...page} text={text} layout={styles.text} className={`grid items-end ${styles.hero}`}>
      <Picture
        name="globe"
        alt={text.alt}
        sizes="(min-width: 64em) 62rem, 130vw"
        priority
        className={`backdrop hero-fade ${styles.picture}`}
      />
    </PageHero>
  );
}
