import '#ui/styles/some-pages/fade.css';
import '#ui/styles/some-pages/grain.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'socialMedia'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The phone on the near side, the text on the far one. */
export function Hero({ text: { eyebrow, title, lead, action, pictureAlt }, breadcrumb, locale }: HeroProps) {
  return (
    <section className={`stage grain ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name={pictureIn('social', locale)}
        alt={pictureAlt}
        sizes="(min-width: 64em) 70vw, 48rem"
        priority
        className={`backdrop hero-fade fade ${styles.picture}`}
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={action}
        className={`grid-12 ${styles.text}`}
      />
    </section>
  );
}
