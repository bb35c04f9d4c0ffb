import type { ReactNode } from 'react';
import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

interface HeroProps {
  text: Content<'network'>['hero'];
  breadcrumb: readonly Crumb[];
  locale: Locale;
  /** The eight numbered devices. */
  children: ReactNode;
}

/** The text, the router below it, and the eight numbered devices as the children. */
export function Hero({ text: { eyebrow, title, lead, pictureAlt }, breadcrumb, locale, children }: HeroProps) {
  return (
    <section className="clip" aria-labelledby="hero-title">
      <HeroText
        breadcrumb={breadcrumb}
        locale={locale}
        eyebrow={eyebrow}
        title={title}
        titleClassName={classNames('hero-title', styles.title)}
        lead={lead}
        className={`relative grid justify-items-center gap-5 text-center ${styles.text}`}
      />
      <Picture
        name="router"
        alt={pictureAlt}
        sizes="(min-width: 64em) 82rem, 115vw"
        className={classNames('hero-fade', styles.picture)}
        priority
      />
      {children}
    </section>
  );
}
