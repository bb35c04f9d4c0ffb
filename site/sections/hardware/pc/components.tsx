import { pc } from '#content/pc';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import styles from './components.module.css';
import { ExplodedView } from './exploded-view.tsx';

/** The machine in pieces, and its list of parts. */
export function Components() {
  const { title, lead, drawingAlt, items } = pc.components;
  return (
    <section className={`section ${styles.components}`} aria-labelledby="components-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={styles.head}>
          <h2 id="components-title" className={styles.title}>
            <HighlightedText {...title} />
          </h2>
          <p className="lead">{lead}</p>
        </header>
        <div className={styles.view}>
          <ExplodedView label={drawingAlt} />
        </div>
        <ol className={styles.list} data-reveal="0.2">
          {items.map(({ title: name, text }, index) => (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
