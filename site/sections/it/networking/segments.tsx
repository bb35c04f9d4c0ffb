import { networking } from '#content/en/networking';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './segments.module.css';
import { SegmentsMap } from './segments-map.tsx';
import { tall, wide } from './segments-map-shapes.ts';

const colours = [styles.staff, styles.voice, styles.guest, styles.camera];

/** Network segmentation as a map of lines, and what each line is for. */
export function Segments() {
  const { title, text, lines } = networking.map;
  return (
    <section className="section tinted" aria-labelledby="segments-title">
      <div className="wrap">
        <SectionHead id="segments-title" title={title} text={text} className={styles.head} />
        <div data-reveal="0.2">
          <SegmentsMap shape={wide} className={styles.wide} />
          <SegmentsMap shape={tall} className={styles.tall} />
          <ul className={`columns ${styles.legend}`}>
            {lines.map(({ name, text: about }, index) => (
              <li key={name}>
                <svg viewBox="0 0 80 12" aria-hidden="true">
                  <path className={`${styles.line} ${colours[index]}`} d="M6 6h68" />
                </svg>
                <h3 className="h3">{name}</h3>
                <p className="item-text">{about}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
