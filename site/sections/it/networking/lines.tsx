import { networking } from '#content/networking';
import styles from './lines.module.css';
import { LinesMap } from './lines-map.tsx';
import { tall, wide } from './map-shapes.ts';

const colours = [styles.staff, styles.voice, styles.guest, styles.camera];

/** The subject in one drawing: several networks on one wire, as a map of lines, and what each line is for. */
export function Lines() {
  const { title, text, lines } = networking.map;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="lines-title">
      <div className={`wrap ${styles.head}`}>
        <h2 id="lines-title" className="h2">
          {title}
        </h2>
        <p className="lead">{text}</p>
      </div>
      <div className="wrap" data-reveal="0.2">
        <LinesMap shape={wide} className={styles.wide} />
        <LinesMap shape={tall} className={styles.tall} />
        <ul className={styles.legend}>
          {lines.map(({ name, text: about }, index) => (
            <li key={name}>
              <svg viewBox="0 0 80 12" aria-hidden="true">
                <path className={`${styles.line} ${colours[index]}`} d="M6 6h68" />
              </svg>
              <h3 className="h3">{name}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
