import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import columns from '../../shared/heroes/columns.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'digitalMarketing'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** As tall as the window: the target in the dark, the headline at its foot. */
export function Hero({ text, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={text.action} layout={`grid-12 ${columns.text} ${styles.text}`}>
      <Picture
        name="target"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 84vw, 60rem"
        priority
        className={`backdrop hero-fade mirrored fade ltr ${styles.picture}`}
      />
    </PageHero>
  );
}
