import { careers } from '#content/careers';
import styles from './intro.module.css';

/** Who works here, said once loudly and once calmly. */
export function Intro() {
  const { statement, text } = careers.intro;
  return (
    <section className={`section ${styles.intro}`} aria-label={careers.intro.label}>
      <div className={`wrap ${styles.inner}`} data-reveal="0.2">
        <p className={styles.statement}>
          {statement.primary} <span className="highlight">{statement.secondary}</span>
        </p>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
