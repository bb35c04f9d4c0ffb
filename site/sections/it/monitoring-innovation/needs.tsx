import { it } from '#content/it';
import { monitoringInnovation } from '#content/monitoring-innovation';
import styles from './needs.module.css';

const reach = 80;
/** From the left of the scale over its top to the right. */
const at = (share: number, radius: number) => {
  const angle = Math.PI * (1 + share);
  return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(104 + radius * Math.sin(angle)).toFixed(1)}`;
};

/** A gauge whose needle stands at `percent` of its scale. */
function Dial({ percent }: { percent: number }) {
  const ticks = Array.from({ length: 21 }, (_, tick) => `M${at(tick / 20, reach + 6)}L${at(tick / 20, reach + (tick % 5 ? 11 : 17))}`);
  return (
    <svg className={styles.dial} viewBox="0 0 200 122" aria-hidden="true">
      <path className={styles.ticks} d={ticks.join('')} />
      <path className={styles.scale} d={`M${at(0, reach)}A${reach} ${reach} 0 0 1 ${at(1, reach)}`} />
      <path className={styles.reading} d={`M${at(0, reach)}A${reach} ${reach} 0 0 1 ${at(percent / 100, reach)}`} />
      <path className={styles.needle} d={`M100 104L${at(percent / 100, reach - 12)}`} />
      <circle className={styles.hub} cx="100" cy="104" r="5" />
    </svg>
  );
}

/** Four figures as the instruments of a panel. */
export function Needs() {
  const { text, dials } = monitoringInnovation.needs;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="needs-title" className="h2">
            {it.needs}
          </h2>
          <p className="lead">{text}</p>
        </header>
        <ul className={`stagger ${styles.panel}`} data-reveal="0.2">
          {dials.map(({ figure, title, text: about }) => (
            <li key={title}>
              <Dial percent={Number.parseInt(figure, 10)} />
              <p className="figure">{figure}</p>
              <h3 className="h3">{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
