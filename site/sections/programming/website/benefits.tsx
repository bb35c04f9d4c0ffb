import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './benefits.module.css';

/** The six benefits as the bars of a network waterfall: each stands under the moments of the visit in which it counts. */
export function Benefits({ text: { title, text, moments, items } }: { text: Content<'website'>['benefits'] }) {
  return (
    <section className="section section--flush-start stage" aria-labelledby="benefits-title">
      <div className="wrap">
        <SectionHead id="benefits-title" title={title} text={text} textClassName={null} className="section-head--split" />
        <div className={styles.chart}>
          <p className={`grid ${styles.moments}`} aria-hidden="true">
            {Object.values(moments).map((moment) => (
              <span key={moment}>{moment}</span>
            ))}
          </p>
          <ol className={styles.benefits}>
            {Object.values(items).map((benefit) => (
              <li key={benefit.title} className="split border-t">
                <div>
                  <h3 className="h3">{benefit.title}</h3>
                  <p className="item-text mt-2">{benefit.text}</p>
                </div>
                <div className={`grid items-center ${styles.track}`} aria-hidden="true">
                  <i data-reveal="0.5" data-reveal-from="start" />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
