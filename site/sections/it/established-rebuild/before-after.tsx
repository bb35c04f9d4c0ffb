import { establishedRebuild } from '#content/established-rebuild';
import styles from './before-after.module.css';
import { ShelfDrawing } from './shelf-drawing.tsx';

/** Two cabinets side by side, shelf by shelf: what we found, and what we hand over. */
export function BeforeAfter() {
  const { title, text, before, after, rows } = establishedRebuild.layers;
  return (
    <section className={`section ${styles.layers}`} aria-labelledby="layers-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="layers-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
        </header>
        <ul className={styles.cabinets} data-reveal="0.1">
          {rows.map((row, layer) => (
            <li key={row.title}>
              <h3 className="h3">{row.title}</h3>
              <div className={styles.old}>
                <ShelfDrawing layer={layer} state="old" />
                <p>
                  <span>{before}: </span>
                  {row.old}
                </p>
              </div>
              <div className={styles.fresh}>
                <ShelfDrawing layer={layer} state="fresh" />
                <p>
                  <span>{after}: </span>
                  {row.fresh}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
