import { it } from '#content/it';
import { networking } from '#content/networking';
import styles from './reasons.module.css';

/** Six reasons as branches of a cable, three to each side. */
export function Reasons() {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className={`h2 ${styles.title}`}>
          {it.choose}
        </h2>
        <ul className={styles.cable}>
          {networking.reasons.map(({ title, text }) => (
            <li key={title} data-reveal="0.4">
              <h3 className="h3">{title}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
