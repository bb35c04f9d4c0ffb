import type { ReactNode } from 'react';
import { network } from '#content/en/network';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeroText } from '../../shared/hero-text.tsx';
import styles from './hero.module.css';

/** The text, the router below it, and the eight numbered devices as the children. */
export function Hero({ children }: { children?: ReactNode }) {
  const { eyebrow, title, lead, pictureAlt } = network.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroText
        breadcrumb={network.breadcrumb}
        eyebrow={eyebrow}
        title={title}
        titleClassName={classNames('hero-title', styles.title)}
        lead={lead}
        className={styles.text}
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
