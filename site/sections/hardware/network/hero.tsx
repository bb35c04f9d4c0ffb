import type { ReactNode } from 'react';
import { network } from '#content/network';
import { Picture } from '#site/pictures/picture.tsx';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import styles from './hero.module.css';

/** The router in the middle of the page under its own sign; the eight numbered devices come as its foot. */
export function Hero({ children }: { children?: ReactNode }) {
  const { eyebrow, title, lead, pictureAlt } = network.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={network.breadcrumb} />
        <div className={styles.head}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 id="hero-title" className={styles.title}>
            <HighlightedText {...title} />
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
      </div>
      <Picture name="router" alt={pictureAlt} sizes="(min-width: 64em) 82rem, 115vw" className={styles.picture} priority />
      {children}
    </section>
  );
}
