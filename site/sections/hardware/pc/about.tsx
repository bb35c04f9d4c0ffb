import type { Content } from '#site/content/content.ts';
import styles from './about.module.css';

/** Shows how a computer is chosen. */
export function About({ text: { eyebrow, title, text } }: { text: Content<'pc'>['about'] }) {
  return (
    <section className="section border-t" aria-labelledby="about-title">
      <div className={`wrap grid gap-6 ${styles.content}`}>
        <p className={`text-md ${styles.aside}`}>{eyebrow}</p>
        <h2 id="about-title" className={styles.title}>
          {title.primary} <span className="block text-muted">{title.secondary}</span>
        </h2>
        <p className={`text ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}
