import { cctv } from '#content/en/cctv';
import { SectionHead } from '../../shared/section-head.tsx';
import { systemDiagrams } from './system-diagrams.tsx';
import styles from './systems.module.css';

/** Four ways to connect a camera to its recorder, each with a wiring diagram. */
export function Systems() {
  const { title, lead, labels, items } = cctv.systems;
  return (
    <section className={styles.section} aria-labelledby="systems-title">
      <div className="wrap">
        <SectionHead id="systems-title" title={title} text={lead} textClassName={styles.intro} className={styles.head} />
        <ul className={`stagger columns cells ${styles.systems}`} data-reveal="0.1">
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
