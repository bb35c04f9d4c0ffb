import { pc } from '#content/en/pc';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './components.module.css';
import { ExplodedView } from './exploded-view.tsx';

/** A computer taken apart, and the numbered list of its components. */
export function Components() {
  const { title, lead, drawingAlt, items } = pc.components;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="components-title">
      <div className={`wrap ${styles.content}`}>
        <SectionHead id="components-title" title={<HighlightedText {...title} />} titleClassName="hero-title" text={lead} />
        <div className={styles.drawing}>
          <ExplodedView label={drawingAlt} />
        </div>
        <ol className={`ruled ${styles.components}`} data-reveal="0.2">
          {items.map(({ title: name, text }, index) => (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
