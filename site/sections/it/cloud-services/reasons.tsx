import { cloudServices } from '#content/cloud-services';
import { it } from '#content/it';
import styles from './reasons.module.css';

/** Six reasons at three heights, the way clouds lie over each other. */
export function Reasons() {
  return (
    <section className={`section ${styles.sky}`} aria-labelledby="reasons-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="reasons-title" className="h2">
          {it.choose}
        </h2>
        <ul className={styles.cards}>
          {cloudServices.reasons.map(({ title, text }) => (
            <li key={title} data-reveal="0.2">
              <h3 className="h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
