import '#ui/styles/some-pages/tinted.css';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './before-after.module.css';
import { shelves } from './shelf-drawings.ts';

/** One shelf of a server cabinet. */
function Shelf({ drawing }: { drawing: string }) {
  return (
    <svg className={`w-full fill-none ${styles.drawing}`} viewBox="0 0 200 72" aria-hidden="true" strokeWidth="1.5">
      <path className={styles.rails} d="M4 0v72M196 0v72" strokeWidth="5" />
      <path className={styles.content} pathLength={1} d={drawing} />
    </svg>
  );
}

/** A server cabinet before and after the rebuild, shelf by shelf. */
export function BeforeAfter({ text: { title, text, before, after, rows } }: { text: Content<'establishedRebuild'>['beforeAfter'] }) {
  return (
    <section className="section tinted" aria-labelledby="before-after-title">
      <div className="wrap">
        <SectionHead id="before-after-title" title={title} text={text} textClassName="text" />
        <ul className={styles.shelves} data-reveal="0.1">
          {shelves.map(({ name, oldDrawing, newDrawing }) => (
            <li key={name} className="grid">
              <h3 className="h3">{rows[name].title}</h3>
              <div className={styles.before}>
                <Shelf drawing={oldDrawing} />
                <p>
                  <span>{before}: </span>
                  {rows[name].old}
                </p>
              </div>
              <div className={styles.after}>
                <Shelf drawing={newDrawing} />
                <p>
                  <span>{after}: </span>
                  {rows[name].fresh}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
