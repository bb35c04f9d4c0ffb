import { pc } from '#content/pc';
import styles from './about.module.css';

/** A quiet band of words: how a computer is chosen. */
export function About() {
  const { eyebrow, primary, secondary, text } = pc.about;
  return (
    <section className={`section ${styles.about}`} aria-labelledby="about-title">
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.aside}>{eyebrow}</p>
        <h2 id="about-title" className={styles.statement}>
          {primary} <span>{secondary}</span>
        </h2>
        <p className={`text ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}
