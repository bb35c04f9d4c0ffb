import '#ui/styles/some-pages/fade.css';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'website'>['hero'];
  /** The label of the link to the contact form. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
}

/** The headline in one line across the page; below it the text on one side, the picture on the other, out to the edge of the window. */
export function Hero({ text: { title, lead, pictureAlt }, quote, breadcrumb, locale }: HeroProps) {
  return (
    <section className="stage" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        title={title}
        titleClassName={`hero-title ${styles.title}`}
        lead={lead}
        action={quote}
        className={styles.text}
      />
      <Picture
        name={pictureIn('website', locale)}
        alt={pictureAlt}
        sizes="(min-width: 64em) 76vw, 110vw"
        className={`fade ${styles.picture}`}
        priority
      />
    </section>
  );
}
