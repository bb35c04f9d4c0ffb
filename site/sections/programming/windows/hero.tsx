import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'windows'>['hero'];
  /** The label of the link to the contact form. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** Headline and text in two columns above, the keyboard below from edge to edge. */
export function Hero({ text: { title, lead, pictureAlt }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture
        name="keyboard"
        alt={pictureAlt}
        sizes="(min-width: 48em) 100vw, 150vw"
        className={`backdrop fade ${styles.picture}`}
        priority
      />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={quote}
        className={`split ${styles.text}`}
      />
    </section>
  );
}
