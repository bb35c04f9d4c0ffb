import '#ui/styles/some-pages/figures.css';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './needs.module.css';

/** A bar in the shape of a circuit board's trace: `percent` of the scale below it, with its bend at `bend` of 1000 units. */
function Trace({ percent, bend }: { percent: number; bend: number }) {
  const end = percent * 10;
  return (
    <svg className={`mirrored w-full ${styles.trace}`} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.scale} d="M0 30H1000" vectorEffect="non-scaling-stroke" />
      <path
        className="fill-none stroke-brand"
        d={`M0 10H${bend}L${bend + 20} 30H${end}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
      />
      <path className="stroke-brand-light" d={`M${end} 22v16`} vectorEffect="non-scaling-stroke" strokeWidth="7" />
    </svg>
  );
}

type NeedsText = Content<'ai'>['needs'];

const aims: { name: keyof NeedsText['aims']; percent: number }[] = [
  { name: 'typing', percent: 40 },
  { name: 'waiting', percent: 30 },
  { name: 'searching', percent: 35 },
  { name: 'forecasts', percent: 20 },
];

/** Four goals in per cent, each drawn as a bar. */
export function Needs({ title, text }: { title: string; text: NeedsText }) {
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <SectionHead id="needs-title" title={title} text={text.text} className={styles.head} />
        <ul className={styles.goals}>
          {aims.map(({ name, percent }, index) => (
            <li key={name} className="grid" data-reveal="0.3">
              <div>
                <p className="figure">
                  <bdi dir="ltr">{`${percent}%`}</bdi>
                </p>
                <p className="label">{text.target}</p>
              </div>
              <h3 className="h3">{text.aims[name].title}</h3>
              <p className="item-text">{text.aims[name].text}</p>
              <Trace percent={percent} bend={40 + index * 30} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
