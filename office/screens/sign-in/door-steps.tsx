import { useId } from 'react';
import styles from './door.module.css';

/** Units of the drawing. */
const side = 900;
const tread = { width: 100, rise: 62 };
const firstTop = 750;
const steps = Array.from({ length: side / tread.width }, (_, index) => ({
  x: index * tread.width,
  y: firstTop - index * tread.rise,
  index,
}));
/** The one lit tread. */
const lit = 6;

/** A stair in the dark with a lamp over one step. */
export function DoorSteps() {
  const id = useId();
  const lamp = steps[lit];
  return (
    <svg className={styles.steps} viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-step`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.stepTop} />
          <stop className={styles.stepMiddle} offset=".35" />
          <stop className={styles.stepFoot} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}-lamp`}>
          <stop className={styles.lampCore} />
          <stop className={styles.lampGlow} offset=".45" />
          <stop className={styles.lampEnd} offset="1" />
        </radialGradient>
      </defs>
      {steps.map(({ x, y, index }) => (
        <g key={x}>
          <rect x={x} y={y} width={tread.width} height={side} fill={`url(#${id}-step)`} opacity={0.25 + index * 0.085} />
          <path className={styles.edge} d={`M${x} ${y}h${tread.width}v${-tread.rise}`} />
        </g>
      ))}
      {lamp && (
        <>
          <ellipse cx={lamp.x + tread.width / 2} cy={lamp.y} rx={260} ry={200} fill={`url(#${id}-lamp)`} />
          <path className={styles.lit} d={`M${lamp.x} ${lamp.y}h${tread.width}`} />
        </>
      )}
    </svg>
  );
}
