import { networking } from '#content/en/networking';
import { content } from '#site/content/content.ts';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons as branches of a cable, three to each side. */
export function Reasons() {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className={`h2 ${styles.title}`}>
          {content('it', 'en').choose}
        </h2>
        <ReasonList reasons={networking.reasons} className={styles.cable} reveal={0.4} />
      </div>
    </section>
  );
}
