import { establishedRebuild } from '#content/en/established-rebuild';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './before-after.module.css';
import { shelvesAfter, shelvesBefore } from './shelf-drawings.ts';

/** One shelf of a server cabinet. */
function Shelf({ drawing }: { drawing: string | undefined }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 72" aria-hidden="true">
      <path className={styles.rails} d="M4 0v72M196 0v72" />
      <path d={drawing} />
    </svg>
  );
}

/** A server cabinet before and after the rebuild, shelf by shelf. */
export function BeforeAfter() {
  const { title, text, before, after, rows } = establishedRebuild.layers;
  return (
    <section className="section tinted" aria-labelledby="before-after-title">
      <div className="wrap">
        <SectionHead id="before-after-title" title={title} text={text} textClassName="text" />
        <ul className={styles.shelves} data-reveal="0.1">
          {rows.map((row, shelf) => (
            <li key={row.title}>
              <h3 className="h3">{row.title}</h3>
              <div className={styles.before}>
                <Shelf drawing={shelvesBefore[shelf]} />
                <p>
                  <span>{before}: </span>
                  {row.old}
                </p>
              </div>
              <div className={styles.after}>
                <Shelf drawing={shelvesAfter[shelf]} />
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
