import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'cloudServices'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The cloud in the middle, the text below it. */
export function Hero({ text: { title, lead, pictureAlt }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <Picture name="cloud" alt={pictureAlt} sizes="(min-width: 64em) 72rem, 44rem" priority className={`fade ${styles.picture}`} />
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        lead={lead}
        action={quote}
        className={`grid justify-items-center text-center ${styles.text}`}
      />
    </section>
  );
}
