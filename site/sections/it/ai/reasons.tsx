import { ai } from '#content/en/ai';
import { content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons as the pins of a chip, three to each side. */
export function Reasons() {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className={`h2 ${styles.title}`}>
          {content('it', 'en').choose}
        </h2>
        <div className={styles.board}>
          <Picture name="chip-traces" alt={ai.chipAlt} sizes="(min-width: 64em) 56rem, 44rem" className={`cover ${styles.chip}`} />
          <ReasonList reasons={ai.reasons} className={styles.pins} reveal={0.3} />
        </div>
      </div>
    </section>
  );
}
