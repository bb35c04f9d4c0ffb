import { useId } from 'react';
import styles from './sign-in-layout.module.css';

/** Units of the drawing. */
const side = 900;
const tread = { width: 100, rise: 62 };
const firstTop = 750;
const steps = Array.from({ length: side / tread.width }, (_, index) => ({
  x: index * tread.width,
  y: firstTop - index * tread.rise,
  index,
}));
/** Index of the highlighted step. */
const highlightIndex = 6;

/** Steps of which one step is highlighted. */
export function SignInPicture() {
  const id = useId();
  const highlight = steps[highlightIndex];
  return (
    <svg
      className={`absolute w-full h-full ${styles.steps}`}
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-step`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.tone} stopOpacity=".16" />
          <stop className={styles.tone} stopOpacity=".03" offset=".35" />
          <stop className={styles.tone} stopOpacity="0" offset="1" />
        </linearGradient>
        <radialGradient id={`${id}-highlight`}>
          <stop className={styles.light} stopOpacity=".42" />
          <stop className={styles.tone} stopOpacity=".12" offset=".45" />
          <stop className={styles.tone} stopOpacity="0" offset="1" />
        </radialGradient>
      </defs>
      {steps.map(({ x, y, index }) => (
        <g key={x}>
          <rect x={x} y={y} width={tread.width} height={side} fill={`url(#${id}-step)`} opacity={0.25 + index * 0.085} />
          <path className={`fill-none ${styles.edge}`} d={`M${x} ${y}h${tread.width}v${-tread.rise}`} />
        </g>
      ))}
      {highlight && (
        <>
          <ellipse cx={highlight.x + tread.width / 2} cy={highlight.y} rx={260} ry={200} fill={`url(#${id}-highlight)`} />
          <path className={`fill-none ${styles.highlight}`} d={`M${highlight.x} ${highlight.y}h${tread.width}`} />
        </>
      )}
    </svg>
  );
}
