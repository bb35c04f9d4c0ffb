import { cloudServices } from '#content/en/cloud-services';
import { content } from '#site/content/content.ts';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons at three heights. */
export function Reasons() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="reasons-title">
      <div className={`wrap ${styles.content}`}>
        <h2 id="reasons-title" className="h2">
          {content('it', 'en').choose}
        </h2>
        <ReasonList reasons={cloudServices.reasons} className={`columns ${styles.cards}`} reveal={0.2} />
      </div>
    </section>
  );
}
