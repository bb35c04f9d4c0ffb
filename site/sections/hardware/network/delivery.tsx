import { network } from '#content/network';
import styles from './delivery.module.css';
import { PatchPanel } from './patch-panel.tsx';

/** Four steps, each patched to its own port. */
export function Delivery() {
  const { title, points } = network.delivery;
  return (
    <section className={`section ${styles.delivery}`} aria-labelledby="delivery-title">
      <div className="wrap">
        <h2 id="delivery-title" className="h2">
          {title}
        </h2>
        <PatchPanel className={styles.panel} />
        <ul className={`stagger ${styles.points}`} data-reveal="0.2">
          {points.map(({ title: name, text }) => (
            <li key={name}>
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
