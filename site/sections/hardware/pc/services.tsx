import { pc } from '#content/pc';
import styles from './services.module.css';

/** Five services in large words, one line each. */
export function Services() {
  const { title, items } = pc.care;
  return (
    <section className={styles.care} aria-labelledby="care-title">
      <div className="wrap">
        <h2 id="care-title" className={styles.heading}>
          {title}
        </h2>
        <ul className={`stagger ${styles.rows}`} data-reveal="0.1">
          {items.map(({ title: name, text }) => (
            <li key={name}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
