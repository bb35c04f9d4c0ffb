import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from '../../../parts/charts/chart.module.css';
import { roundTicks, stackLayers } from '../../../parts/charts/chart-scale.ts';
import { useReadingOrder } from '../../../parts/texts/use-reading-order.ts';
import { HatchPattern, type Kind, Tone } from './chart-tones.tsx';

export interface Week {
  /** Its first day. */
  from: string;
  parts: readonly { kind: Kind; count: number }[];
}

interface WeekBarsProps {
  weeks: readonly Week[];
  /** The whole chart in words. */
  label: string;
  first: string;
  last: string;
}

const width = 272;
const start = 24;
const baseY = 96;
const height = 118;
/** From the base to the highest bar. */
const rise = 82;

const totalOf = ({ parts }: Week) => parts.reduce((sum, { count }) => sum + count, 0);

/** A stacked bar for every week, on a scale that starts at zero. */
export function WeekBars({ weeks, label, first, last }: WeekBarsProps) {
  const hatch = useId();
  const inOrder = useReadingOrder();
  const most = Math.max(1, ...weeks.map(totalOf));
  const scale = rise / most;
  const place = (width - start) / weeks.length;
  const gap = place > 24 ? 6 : 4;

  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      {roundTicks(most).map((count) => (
        <g key={count}>
          <path className={styles.axis} d={`M${start} ${baseY - count * scale}H${width}`} />
          <text className={styles.words} x="0" y={baseY - count * scale + 4}>
            {count}
          </text>
        </g>
      ))}
      {weeks.map((week, index) => (
        <Bar key={week.from} week={week} x={start + index * place + gap / 2} width={place - gap} scale={scale} hatch={hatch} />
      ))}
      <text className={styles.words} x={start} y={baseY + 17}>
        {inOrder(first)}
      </text>
      <text className={classNames(styles.strong, styles.end)} x={width} y={baseY + 17}>
        {inOrder(last)}
      </text>
    </svg>
  );
}

interface BarProps {
  week: Week;
  x: number;
  width: number;
  scale: number;
  hatch: string;
}

function Bar({ week, x, width, scale, hatch }: BarProps) {
  const total = totalOf(week);
  return (
    <>
      {stackLayers(week.parts, scale, baseY).map(({ kind, y, height }) => (
        <Tone key={kind} kind={kind} hatch={hatch} x={x} y={y + 1} width={width} height={Math.max(1, height - 1)} />
      ))}
      {total > 0 && <path className={styles.cap} d={`M${x} ${baseY - total * scale}h${width}`} />}
    </>
  );
}
