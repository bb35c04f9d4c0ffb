import { classNames } from '#ui/class-names.ts';
import styles from '../../../parts/charts/chart.module.css';
import { linePath } from '../../../parts/charts/chart-scale.ts';
import { useReadingOrder } from '../../../parts/texts/use-reading-order.ts';

interface ValueLineProps {
  /** Null where there is none; at least one is not. */
  values: readonly (number | null)[];
  /** A dotted line at this value. */
  aim: number;
  /** The whole chart in words. */
  label: string;
  aimLabel: string;
  /** The label of the last value. */
  valueLabel: string;
  first: string;
  last: string;
}

const width = 272;
const height = 104;
const baseY = 82;
const topY = 16;
/** Room for the words beside the last value. */
const end = 236;

/** One value for every week, as a line from zero with a dot for each; weeks without a value interrupt it. */
export function ValueLine({ values, aim, label, aimLabel, valueLabel, first, last }: ValueLineProps) {
  const inOrder = useReadingOrder();
  const most = Math.max(aim, ...values.map((value) => value ?? 0));
  const yOf = (value: number) => baseY - (value / most) * (baseY - topY);
  const distance = values.length > 1 ? (end - 6) / (values.length - 1) : 0;
  const points = values.map((value, index) => (value === null ? null : { x: 6 + index * distance, y: yOf(value) }));
  const present = points.filter((point) => point !== null);
  const newest = present.at(-1);

  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.aim} d={`M0 ${yOf(aim)}H${width}`} />
      <path className={styles.axis} d={`M0 ${baseY}H${width}`} />
      <path className={`fill-none ${styles.line}`} d={linePath(points)} />
      {present.map((point) => (
        <circle
          key={point.x}
          className={classNames(styles.dot, point === newest && styles.last)}
          cx={point.x}
          cy={point.y}
          r={point === newest ? 3.5 : 2}
        />
      ))}
      <text className={classNames(styles.words, styles.end)} x={width} y={yOf(aim) - 5}>
        {inOrder(aimLabel)}
      </text>
      {newest && (
        <text className={styles.strong} x={newest.x + 8} y={newest.y + 4}>
          {inOrder(valueLabel)}
        </text>
      )}
      <text className={styles.words} x="0" y={height - 5}>
        {inOrder(first)}
      </text>
      <text className={classNames(styles.words, styles.end)} x={width} y={height - 5}>
        {inOrder(last)}
      </text>
    </svg>
  );
}
