import { cctv } from '#content/en/cctv';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import { FloorPlan } from './floor-plan.tsx';
import styles from './smart-home.module.css';

/** What a smart home controls, beside a floor plan with the four places numbered. */
export function SmartHome() {
  const { title, lead, planAlt, controls } = cctv.smartHome;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="home-title">
      <div className={`wrap ${styles.content}`}>
        <SectionHead id="home-title" title={<HighlightedText {...title} />} text={lead} className={styles.head} />
        <div className={styles.plan}>
          <FloorPlan label={planAlt} />
        </div>
        <ol className={`stagger columns ${styles.controls}`} data-reveal="0.2">
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
