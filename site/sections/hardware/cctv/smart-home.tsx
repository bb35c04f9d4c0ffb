import { cctv } from '#content/cctv';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { FloorPlan } from './floor-plan.tsx';
import styles from './smart-home.module.css';

/** A house seen from above at night: the four things that a smart home controls, where they are. */
export function SmartHome() {
  const { title, lead, planAlt, controls } = cctv.smartHome;
  return (
    <section className={`section ${styles.home}`} aria-labelledby="home-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={styles.head}>
          <h2 id="home-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <p className="lead">{lead}</p>
        </header>
        <div className={styles.plan}>
          <FloorPlan label={planAlt} />
        </div>
        <ol className={`stagger ${styles.controls}`} data-reveal="0.2">
          {controls.map(({ title: name, text }, index) => (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
