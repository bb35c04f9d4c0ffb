import { networking } from '#content/networking';
import styles from './segments.module.css';
import { SegmentsMap } from './segments-map.tsx';
import { tall, wide } from './segments-map-shapes.ts';

const colours = [styles.staff, styles.voice, styles.guest, styles.camera];

/** The subject in one drawing: several networks on one wire, as a map of lines, and what each line is for. */
export function Segments() {
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
        <SegmentsMap shape={wide} className={styles.wide} />
        <SegmentsMap shape={tall} className={styles.tall} />
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
