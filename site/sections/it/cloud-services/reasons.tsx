import { cloudServices } from '#content/cloud-services';
import { it } from '#content/it';
import styles from './reasons.module.css';

/** Six reasons at three heights. */
export function Reasons() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="reasons-title">
      <div className={`wrap ${styles.content}`}>
        <h2 id="reasons-title" className="h2">
          {it.choose}
        </h2>
        <ul className={`columns ${styles.cards}`}>
          {cloudServices.reasons.map(({ title, text }) => (
            <li key={title} data-reveal="0.2">
              <h3 className="h3">{title}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
