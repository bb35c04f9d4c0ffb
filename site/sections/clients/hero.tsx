import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import styles from './hero.module.css';

interface ClientsHeroProps {
  text: Content<'clients'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

export function ClientsHero({ text: { title, lead, pictureAlt }, breadcrumb, locale }: ClientsHeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="laptop"
        alt={pictureAlt}
        sizes="(min-width: 48em) 64vw, 34rem"
        priority
        className={`backdrop cover hero-fade fade ${styles.picture}`}
      />
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
