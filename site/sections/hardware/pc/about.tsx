import type { Content } from '#site/content/content.ts';
import styles from './about.module.css';

/** How a computer is chosen. */
export function About({ text: { eyebrow, title, text } }: { text: Content<'pc'>['about'] }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="about-title">
      <div className={`wrap ${styles.content}`}>
        <p className={styles.aside}>{eyebrow}</p>
        <h2 id="about-title" className={styles.title}>
          {title.primary} <span>{title.secondary}</span>
        </h2>
        <p className={`text ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}
