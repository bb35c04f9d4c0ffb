import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import beside from '../../shared/heroes/beside.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'maintenance'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline across the page, the picture of the tools below its end. */
export function Hero({ text, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={text.action} layout={`grid gap-6 ${beside.text} ${styles.text}`} className="grain">
      <Picture
        name="tools"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 74rem, 34rem"
        priority
        className={`backdrop fade ${styles.picture}`}
      />
    </PageHero>
  );
}
