import '#ui/styles/some-pages/figures.css';
import '#ui/styles/some-pages/cells.css';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './needs.module.css';

const radius = 80;
/** The point at `share` of the half circle, from its left end over the top. */
const pointAt = (share: number, distance: number) => {
  const angle = Math.PI * (1 + share);
  return `${(100 + distance * Math.cos(angle)).toFixed(1)} ${(104 + distance * Math.sin(angle)).toFixed(1)}`;
};

/** A gauge whose needle points at `percent` of its scale. */
function Gauge({ percent }: { percent: number }) {
  const ticks = Array.from(
    { length: 21 },
    (_, tick) => `M${pointAt(tick / 20, radius + 6)}L${pointAt(tick / 20, radius + (tick % 5 ? 11 : 17))}`,
  );
  return (
    <svg className={styles.gauge} viewBox="0 0 200 122" aria-hidden="true">
      <path className={styles.ticks} d={ticks.join('')} />
      <path
        className={`fill-none ${styles.scale}`}
        d={`M${pointAt(0, radius)}A${radius} ${radius} 0 0 1 ${pointAt(1, radius)}`}
        strokeWidth="5"
      />
      <path
        className={`fill-none stroke-brand ${styles.value}`}
        pathLength={1}
        strokeWidth="5"
        d={`M${pointAt(0, radius)}A${radius} ${radius} 0 0 1 ${pointAt(percent / 100, radius)}`}
      />
      <path className={`stroke-brand-light ${styles.needle}`} d={`M100 104L${pointAt(percent / 100, radius - 12)}`} strokeWidth="2" />
      <circle className="fill-brand-light" cx="100" cy="104" r="5" />
    </svg>
  );
}

type NeedsText = Content<'monitoringInnovation'>['needs'];

const dials: { name: keyof NeedsText['dials']; percent: number }[] = [
  { name: 'warnings', percent: 70 },
  { name: 'risk', percent: 60 },
  { name: 'checks', percent: 85 },
  { name: 'guesswork', percent: 40 },
];

/** Four figures as gauges on one panel. */
export function Needs({ title, text }: { title: string; text: NeedsText }) {
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <SectionHead id="needs-title" title={title} text={text.text} className={`justify-items-center text-center ${styles.head}`} />
        <ul className={`stagger cells grid border ${styles.panel}`} data-reveal="0.2">
          {dials.map(({ name, percent }) => (
            <li key={name} className="grid justify-items-center gap-2 text-center">
              <Gauge percent={percent} />
              <p className="figure">
                <bdi dir="ltr">{`${percent}%`}</bdi>
              </p>
              <p className={`label ${styles.target}`}>{text.target}</p>
              <h3 className="h3">{text.dials[name].title}</h3>
              <p className="item-text">{text.dials[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
