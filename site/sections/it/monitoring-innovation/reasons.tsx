import { monitoringInnovation } from '#content/en/monitoring-innovation';
import { content } from '#site/content/content.ts';
import { reasonCurves } from './reason-curves.ts';
import styles from './reasons.module.css';

/** Six reasons as screens of one monitoring wall, each with a curve that illustrates it. */
export function Reasons() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className="h2">
          {content('it', 'en').choose}
        </h2>
        <ul className={`columns ${styles.screens}`} data-reveal="0.1">
          {monitoringInnovation.reasons.map(({ title, text }, index) => (
            <li key={title}>
              <svg viewBox="0 0 320 90" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.grid} d="M0 22H320M0 45H320M0 68H320M80 0V90M160 0V90M240 0V90" vectorEffect="non-scaling-stroke" />
                <path className={styles.curve} d={reasonCurves[index]} vectorEffect="non-scaling-stroke" />
              </svg>
              <h3 className="h3">{title}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
