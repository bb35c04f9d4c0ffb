import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { PageHero } from '../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface ClientsHeroProps {
  text: Content<'clients'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

export function ClientsHero({ text, ...page }: ClientsHeroProps) {
  return (
    <PageHero {...page} text={text} layout={styles.text}>
      <Picture
        name="laptop"
        alt={text.pictureAlt}
        sizes="(min-width: 48em) 64vw, 34rem"
        priority
        className={`backdrop cover hero-fade fade ${styles.picture}`}
      />
    </PageHero>
  );
}
