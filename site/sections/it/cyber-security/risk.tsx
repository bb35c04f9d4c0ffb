import { cyberSecurity } from '#content/cyber-security';
import { it } from '#content/it';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { DoorsDrawing } from './doors-drawing.tsx';
import { HexagonFieldDrawing } from './hexagon-field-drawing.tsx';
import styles from './risk.module.css';

/** The risk as one figure across the page, then as a field of cells and a street of doors. */
export function Risk() {
  const { eyebrow, scans, people, doors } = cyberSecurity.risk;
  return (
    <section className="section" id="risk" aria-labelledby="risk-title">
      <div className="wrap">
        <header className={styles.head}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="risk-title" className="h2">
            {it.needs}
          </h2>
        </header>
        <ul className={styles.cards}>
          <li className={styles.scans} data-reveal="0.2">
            <p className={styles.huge}>{scans.figure}</p>
            <p className={styles.pace}>
              <strong>{scans.unit}</strong> {scans.text}
            </p>
          </li>
          <li className={styles.card} data-reveal="0.2">
            <HexagonFieldDrawing alt={people.alt} />
            <p className="figure">{people.figure}</p>
            <div>
              <h3 className="h3">{people.title}</h3>
              <p>{people.text}</p>
            </div>
          </li>
          <li className={styles.card} data-reveal="0.2">
            <DoorsDrawing alt={doors.alt} />
            <p className="figure">{doors.figure}</p>
            <div>
              <h3 className="h3">{doors.title}</h3>
              <p>{doors.text}</p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
