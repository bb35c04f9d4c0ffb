import { pc } from '#content/en/pc';
import styles from './about.module.css';

/** How a computer is chosen. */
export function About() {
  const { eyebrow, primary, secondary, text } = pc.about;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="about-title">
      <div className={`wrap ${styles.content}`}>
        <p className={styles.aside}>{eyebrow}</p>
        <h2 id="about-title" className={styles.title}>
          {primary} <span>{secondary}</span>
        </h2>
        <p className={`text ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}
