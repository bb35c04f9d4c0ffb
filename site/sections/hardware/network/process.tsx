import { network } from '#content/network';
import { PatchPanelDrawing } from './patch-panel-drawing.tsx';
import styles from './process.module.css';

/** Four steps, each patched to its own port. */
export function Process() {
  const { title, points } = network.delivery;
  return (
    <section className={`section ${styles.delivery}`} aria-labelledby="delivery-title">
      <div className="wrap">
        <h2 id="delivery-title" className="h2">
          {title}
        </h2>
        <PatchPanelDrawing className={styles.panel} />
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
