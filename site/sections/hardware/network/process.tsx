import type { Content } from '#site/content/content.ts';
import { PatchPanelDrawing } from './patch-panel-drawing.tsx';
import styles from './process.module.css';

/** Four steps, each below the end of a cable from a patch panel. */
export function Process({ text: { title, points } }: { text: Content<'network'>['process'] }) {
  return (
    <section className="section" aria-labelledby="process-title">
      <div className="wrap">
        <h2 id="process-title" className="h2">
          {title}
        </h2>
        <PatchPanelDrawing className={`mirrored hidden w-full ${styles.drawing}`} />
        <ul className={`stagger columns ${styles.steps}`} data-reveal="0.2">
          {Object.values(points).map(({ title: name, text }) => (
            <li key={name}>
              <h3 className="h3">{name}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
