import type { ReactNode } from 'react';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import centred from '../../shared/heroes/centred.module.css';
import { PageHero } from '../../shared/heroes/page-hero.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'network'>['hero'];
  /** The label of the link to the contact page. */
  quote: string;
  breadcrumb: readonly Crumb[];
  locale: Locale;
  /** The eight numbered devices. */
  children: ReactNode;
}

/** The text, the router below it, and the eight numbered devices as the children. */
export function Hero({ text, quote, children, ...page }: HeroProps) {
  return (
    <PageHero {...page} text={text} action={quote} layout={`grid gap-5 ${centred.text} ${styles.text}`}>
      <Picture
        name="router"
        alt={text.pictureAlt}
        sizes="(min-width: 64em) 82rem, 115vw"
        priority
        className={`hero-fade ${styles.picture}`}
      />
      {children}
    </PageHero>
  );
}
