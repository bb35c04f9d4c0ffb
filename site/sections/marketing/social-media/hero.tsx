import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'socialMedia'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The phone on the near side, the text on the far one. */
export function Hero({ text, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={text.action} layout={`grid-12 ${styles.text}`} className="grain">
      <Picture
        name={pictureIn('social', page.locale)}
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 70vw, 48rem"
        priority
        className={`backdrop hero-fade fade ${styles.picture}`}
      />
    </PageHero>
  );
}
