import type { Content } from '#site/content/content.ts';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** Falling lines of light, as in the hero's picture: where each falls across 1280 units, and how far. */
const lines = [
  [60, 70],
  [118, 30],
  [210, 110],
  [268, 54],
  [352, 140],
  [430, 88],
  [486, 24],
  [560, 150],
  [604, 64],
  [640, 168],
  [690, 96],
  [742, 40],
  [820, 132],
  [884, 76],
  [970, 118],
  [1040, 34],
  [1096, 92],
  [1172, 58],
  [1230, 22],
] as const;

export function Approach({ text: { quote, text } }: { text: Content<'cloudServices'>['approach'] }) {
  return (
    <ApproachSection quote={quote} text={text} className={{ section: 'clip border-t', text: `grid justify-items-center ${styles.text}` }}>
      <svg className={`w-full ${styles.rain}`} viewBox="0 0 1280 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {lines.map(([x, y]) => (
          <g key={x}>
            <line className="stroke-brand" x1={x} y1="0" x2={x} y2={y} />
            <circle className="fill-brand-light" cx={x} cy={y} r="2.5" />
          </g>
        ))}
      </svg>
    </ApproachSection>
  );
}
