import { ai } from '#content/en/ai';
import { content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './needs.module.css';

/** A bar in the shape of a circuit board's trace: `percent` of the scale below it, with its bend at `bend` of 1000 units. */
function Trace({ percent, bend }: { percent: number; bend: number }) {
  const end = percent * 10;
  return (
    <svg className={styles.trace} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.scale} d="M0 30H1000" vectorEffect="non-scaling-stroke" />
      <path className={styles.value} d={`M0 10H${bend}L${bend + 20} 30H${end}`} vectorEffect="non-scaling-stroke" />
      <path className={styles.end} d={`M${end} 22v16`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Four goals in per cent, each drawn as a bar. */
export function Needs() {
  const { text, aims } = ai.needs;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <SectionHead id="needs-title" title={content('it', 'en').needs} text={text} className={styles.head} />
        <ul className={styles.goals}>
          {aims.map(({ figure, label, text: about }, index) => (
            <li key={label} data-reveal="0.3">
              <p className="figure">{figure}</p>
              <h3 className="h3">{label}</h3>
              <p className="item-text">{about}</p>
              <Trace percent={Number.parseInt(figure, 10)} bend={40 + index * 30} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
