import { ai } from '#content/ai';
import { it } from '#content/it';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './reasons.module.css';

/** Six reasons as the pins of a chip, three to each side. */
export function Reasons() {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className={`h2 ${styles.title}`}>
          {it.choose}
        </h2>
        <div className={styles.board}>
          <Picture name="chip-traces" alt={ai.chipAlt} sizes="(min-width: 64em) 56rem, 44rem" className={`cover ${styles.chip}`} />
          <ul className={styles.pins}>
            {ai.reasons.map(({ title, text }) => (
              <li key={title} data-reveal="0.3">
                <h3 className="h3">{title}</h3>
                <p className="item-text">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
