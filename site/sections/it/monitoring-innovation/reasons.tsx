import type { Content } from '#site/content/content.ts';
import { reasonCurves } from './reason-curves.ts';
import styles from './reasons.module.css';

type Reasons = Content<'monitoringInnovation'>['reasons'];

const reasons: (keyof Reasons)[] = ['expertise', 'endToEnd', 'scale', 'client', 'innovation', 'security'];

/** Six reasons as screens of one monitoring wall, each with a curve that illustrates it. */
export function Reasons({ title, text }: { title: string; text: Reasons }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className="h2">
          {title}
        </h2>
        <ul className={`columns ${styles.screens}`} data-reveal="0.1">
          {reasons.map((name) => (
            <li key={name} className="border">
              <svg className="w-full border-b" viewBox="0 0 320 90" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.grid} d="M0 22H320M0 45H320M0 68H320M80 0V90M160 0V90M240 0V90" vectorEffect="non-scaling-stroke" />
                <path className="fill-none stroke-brand" d={reasonCurves[name]} vectorEffect="non-scaling-stroke" strokeWidth="1.75" />
              </svg>
              <h3 className="h3">{text[name].title}</h3>
              <p className="item-text mt-2">{text[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
