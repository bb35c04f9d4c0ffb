import { cctv } from '#content/cctv';
import { systemDiagrams } from './system-diagrams.tsx';
import styles from './systems.module.css';

/** Four ways from the camera to the recorder, each with its wiring drawn. */
export function Systems() {
  const { title, lead, labels, items } = cctv.systems;
  return (
    <section className={styles.systems} aria-labelledby="systems-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="systems-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
        </header>
        <ul className={`stagger ${styles.table}`} data-reveal="0.1">
          {items.map(({ title: name, text, ...facts }, index) => {
            const Diagram = systemDiagrams[index];
            return (
              <li key={name}>
                {Diagram && <Diagram className={styles.diagram} />}
                <div className={styles.text}>
                  <h3 className="h3">{name}</h3>
                  <p>{text}</p>
                  <dl className={styles.facts}>
                    {(['picture', 'power', 'suits'] as const).map((fact) => (
                      <div key={fact}>
                        <dt>{labels[fact]}</dt>
                        <dd>{facts[fact]}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
