import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import styles from './hero.module.css';

interface GroupHeroProps {
  text: Content<'ourGroup'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The heading over a globe, which rises above the list of companies. */
export function GroupHero({ text: { title, lead, alt }, breadcrumb, locale }: GroupHeroProps) {
  return (
    <section className={`stage grid items-end ${styles.hero}`} aria-labelledby="hero-title">
      <Picture name="globe" alt={alt} sizes="(min-width: 64em) 62rem, 130vw" priority className={`hero-fade ${styles.picture}`} />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        titleClassName={`display-xl ${styles.title}`}
        lead={lead}
        className={styles.text}
      />
    </section>
  );
}
