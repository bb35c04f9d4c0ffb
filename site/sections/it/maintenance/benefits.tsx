import { Check } from 'lucide-react';
import { maintenance } from '#content/maintenance';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './benefits.module.css';

/** Five benefits as a job sheet on its clipboard, each one ticked off, beside the machine it was written for. */
export function Benefits() {
  const { title, sheet, done, pictureAlt, benefits } = maintenance.matters;
  return (
    <section className={`section ${styles.matters}`} aria-labelledby="matters-title">
      <div className={`wrap ${styles.inner}`}>
        <Picture name="pc-inside" alt={pictureAlt} sizes="(min-width: 64em) 66rem, 40rem" className={styles.picture} />
        <div className={styles.board} data-reveal="0.2">
          <p className={styles.sheetName}>{sheet}</p>
          <h2 id="matters-title" className={`h2 ${styles.title}`}>
            {title}
          </h2>
          <ul className={styles.list}>
            {benefits.map((benefit) => (
              <li key={benefit.title}>
                <Check className="icon" />
                <div>
                  <h3>{benefit.title}</h3>
                  <p>{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.done} aria-hidden="true">
            {done}
          </p>
        </div>
      </div>
    </section>
  );
}
