import { networking } from '#content/en/networking';
import { content } from '#site/content/content.ts';
import styles from './needs.module.css';
import { MeshDrawing, PatchPanelDrawing, UptimeDrawing, WeekDrawing } from './needs-drawings.tsx';

/** Figures, each drawn at its own scale: a thousand hours, a week, the branches, a hundred ports. Those that the company does not claim are left out. */
export function Needs() {
  const { uptime, watch, branches, projects } = networking.needs;
  const cards = [
    uptime && { ...uptime, drawing: <UptimeDrawing {...uptime} /> },
    watch && { ...watch, drawing: <WeekDrawing {...watch} /> },
    branches && { ...branches, drawing: <MeshDrawing {...branches} /> },
    projects && { ...projects, drawing: <PatchPanelDrawing alt={projects.alt} /> },
  ].filter((card) => card !== undefined && card !== false);
  if (cards.length === 0) return null;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <h2 id="needs-title" className="h2">
          {content('it', 'en').needs}
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
