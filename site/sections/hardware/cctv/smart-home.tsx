import type { Content } from '#site/content/content.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import { FloorPlan } from './floor-plan.tsx';
import styles from './smart-home.module.css';

type SmartHomeText = Content<'cctv'>['smartHome'];

/** In the order of the numbers on the plan. */
const controlNames: (keyof SmartHomeText['controls'])[] = ['security', 'lighting', 'climate', 'appliances'];

/** Shows what a smart home controls, beside a floor plan with the four places numbered. */
export function SmartHome({ text: { title, lead, planAlt, controls } }: { text: SmartHomeText }) {
  return (
    <section className={`section border-t ${styles.section}`} aria-labelledby="smart-home-title">
      <div className={`wrap grid ${styles.content}`}>
        <SectionHead id="smart-home-title" title={<HighlightedText {...title} />} text={lead} className={styles.head} />
        <div className={styles.plan}>
          <FloorPlan label={planAlt} />
        </div>
        <ol className={`stagger columns ${styles.controls}`} data-reveal="0.2">
          {controlNames.map((name, index) => (
            <li key={name} className="grid">
              <span className={`grid place-items-center text-brand-light ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h3">{controls[name].title}</h3>
              <p>{controls[name].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
