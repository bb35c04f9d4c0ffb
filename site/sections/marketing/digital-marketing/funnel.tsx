import type { Content } from '#site/content/content.ts';
import styles from './funnel.module.css';

/** A campaign as a funnel: five stages, each narrower than the last, until people come back and it widens again. */
export function Funnel({ text: { title, lead, stages } }: { text: Content<'digitalMarketing'>['funnel'] }) {
  return (
    <section className={`section border-y ${styles.funnel}`} aria-labelledby="funnel-title">
      <div className={`wrap grid-12 items-end ${styles.head}`}>
        <h2 id="funnel-title" className="h2-statement">
          {title}
        </h2>
        <p className="text">{lead}</p>
      </div>
      <ol className={`wrap stagger grid ${styles.stages}`} data-reveal="0.2">
        {stages.map(({ name, text }) => (
          <li key={name} className="relative">
            <h3 className="h3">{name}</h3>
            <p className="item-text mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
