import { useRef } from 'react';
import type { Figures } from '#contract/office/figures/figures';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import chart from '../../parts/charts/chart.module.css';
import { roundTicks } from '../../parts/charts/chart-scale.ts';
import { useWidth } from '../../parts/hooks/use-width.ts';
import { useReadingOrder } from '../../parts/texts/use-reading-order.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import styles from './figures.module.css';

interface RequestBarsProps {
  parts: Figures['parts'];
  /** Requests of the period before. */
  before: number;
}

const height = 168;
const baseY = 146;
const topY = 10;
/** Room for the numbers of the scale. */
const start = 28;

/** Shows the requests of each part of the period, beside those of the same part of the one before. */
export function RequestBars({ parts, before }: RequestBarsProps) {
  const { chart: text } = useText('figures');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  if (parts.length < 2) return null;
  return (
    <section className={styles.chart}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-sm font-medium">{text.title}</h2>
        <ul className={`flex flex-wrap gap-4 text-quiet text-2xs list-none ${styles.legend}`}>
          <li data-tone="now">{text.now}</li>
          <li data-tone="before">{text.before}</li>
        </ul>
      </div>
      <div ref={frame} className={styles.frame}>
        {width !== undefined && <Drawing {...{ parts, before, width }} />}
      </div>
    </section>
  );
}

function Drawing({ parts, before, width }: RequestBarsProps & { width: number }) {
  const { chart: text } = useText('figures');
  const dateFormats = useDateFormats();
  const inOrder = useReadingOrder();
  const most = Math.max(1, ...parts.flatMap((part) => [part.now, part.before ?? 0]));
  const scale = (baseY - topY) / most;
  const place = (width - start) / parts.length;
  const bar = Math.max(2, Math.min(22, place * 0.34));
  const day = (date: string) => dateFormats.day(middayOf(date));
  const [first] = parts;
  const last = parts.at(-1);
  const label = fillSentence(text.label, {
    from: day(first?.from ?? ''),
    to: day(last?.to ?? ''),
    count: parts.reduce((sum, { now }) => sum + now, 0),
    most,
    before,
  });
  return (
    <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={label}>
      {roundTicks(most).map((count) => (
        <g key={count}>
          <path className={chart.axis} d={`M${start} ${baseY - count * scale}H${width}`} />
          <text className={chart.words} x="0" y={baseY - count * scale + 4}>
            {count}
          </text>
        </g>
      ))}
      {parts.map((part, index) => {
        const middle = start + (index + 0.5) * place;
        return (
          <g key={part.from}>
            <title>{`${inOrder(day(part.from))}: ${part.now} / ${part.before ?? 0}`}</title>
            <Bar tone="before" x={middle - bar - 0.5} width={bar} count={part.before ?? 0} scale={scale} />
            <Bar tone="now" x={middle + 0.5} width={bar} count={part.now} scale={scale} />
          </g>
        );
      })}
      <text className={chart.words} x={start} y={height - 4}>
        {inOrder(day(first?.from ?? ''))}
      </text>
      <text className={classNames(chart.words, chart.end)} x={width} y={height - 4}>
        {inOrder(day(last?.to ?? ''))}
      </text>
    </svg>
  );
}

interface BarProps {
  tone: 'now' | 'before';
  x: number;
  width: number;
  count: number;
  scale: number;
}

const Bar = ({ tone, x, width, count, scale }: BarProps) =>
  count > 0 && <rect className={styles.bar} data-tone={tone} x={x} y={baseY - count * scale} width={width} height={count * scale} />;
