import { it } from '#content/it';
import { networking } from '#content/networking';
import styles from './needs.module.css';
import { MeshDrawing, PatchPanelDrawing, UptimeDrawing, WeekDrawing } from './needs-drawings.tsx';

/** Four figures, each drawn at its own scale: a thousand hours, a week, four branches, a hundred ports. */
export function Needs() {
  const { uptime, watch, branches, projects } = networking.needs;
  const cards = [
    { ...uptime, drawing: <UptimeDrawing alt={uptime.alt} /> },
    { ...watch, drawing: <WeekDrawing alt={watch.alt} /> },
    { ...branches, drawing: <MeshDrawing alt={branches.alt} /> },
    { ...projects, drawing: <PatchPanelDrawing alt={projects.alt} /> },
  ];
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <h2 id="needs-title" className="h2">
          {it.needs}
        </h2>
        <ul className={styles.cards}>
          {cards.map(({ figure, label, text, drawing }) => (
            <li key={label} data-reveal="0.2">
              {drawing}
              <p className="figure">{figure}</p>
              <h3 className="h3">{label}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
