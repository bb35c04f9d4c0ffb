import { useId, useRef } from 'react';
import type { WaitingItem } from '#contract/office/today';
import { classNames } from '#ui/class-names.ts';
import styles from '../../../parts/charts/chart.module.css';
import { useWidth } from '../../../parts/hooks/use-width.ts';
import { useReadingOrder } from '../../../parts/texts/use-reading-order.ts';
import { HatchPattern, Tone } from './chart-tones.tsx';
import { type WaitingChart as WaitingChartSteps, waitingChartSteps } from './waiting-chart-steps.ts';

export interface WaitingChartTexts {
  /** The whole chart in words. */
  label: string;
  /** Describes one step. */
  step: (item: WaitingItem) => string;
  /** Describes the wide step. */
  group: (count: number) => string;
  tick: (ms: number) => string;
  aim: string;
  shortest: string;
  longest: string;
  /** Describes the highlighted step. */
  oldest: string;
}

interface WaitingChartProps {
  /** The oldest first, at least one. */
  items: readonly WaitingItem[];
  /** Counts all that wait, listed or not. */
  total: number;
  aimHours: number;
  /** Milliseconds since 1970. */
  now: number;
  texts: WaitingChartTexts;
}

const hourMs = 60 * 60 * 1000;
/** Room for the words of the scale, for the words under the chart, and above the highest step. */
const scaleWidth = 46;
const footHeight = 22;
const head = 26;
const wide = 600;
/** Room for the words about the aim. */
const aimWidth = 230;

/** Shows what waits, as steps: one each, the oldest the highest and the only one that is highlighted. */
export function WaitingChart({ items, total, aimHours, now, texts }: WaitingChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return <div ref={frame}>{width !== undefined && <Drawing {...{ items, total, aimHours, now, texts, width }} />}</div>;
}

function Drawing({ items, total, aimHours, now, texts, width }: WaitingChartProps & { width: number }) {
  const id = useId();
  const inOrder = useReadingOrder();
  const ground = width - scaleWidth;
  const height = width < wide ? 112 : 140;
  const waitingChart = waitingChartSteps(items, { width: ground, height, head, total, aimMs: aimHours * hourMs, now });
  const oldest = waitingChart.steps.at(-1);
  const [highlight, hatch] = [`${id}highlight`, `${id}hatch`];

  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height + footHeight}`}
      height={height + footHeight}
      role="img"
      aria-label={texts.label}
    >
      <defs>
        <linearGradient id={highlight} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.tone} stopOpacity=".9" />
          <stop className={styles.tone} stopOpacity=".12" offset="1" />
        </linearGradient>
        <HatchPattern id={hatch} />
      </defs>
      <Scale waitingChart={waitingChart} ground={ground} tick={texts.tick} />
      {waitingChart.steps.map((step) => (
        <g key={step.item.id}>
          <title>{step.count > 1 ? texts.group(step.count) : texts.step(step.item)}</title>
          {step === oldest ? (
            <rect x={step.x} y={step.y} width={step.width} height={step.height} fill={`url(#${highlight})`} />
          ) : (
            <Tone kind={step.item.kind} hatch={hatch} x={step.x} y={step.y} width={step.width} height={step.height} />
          )}
          <path className={classNames(styles.cap, step === oldest && styles.highlight)} d={`M${step.x} ${step.y}h${step.width}`} />
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${height}H${ground}`} />
      {width >= wide && <Aim waitingChart={waitingChart} ground={ground} text={inOrder(texts.aim)} />}
      {waitingChart.steps
        .filter(({ count }) => count > 1)
        .map(({ x, y, count }) => (
          <text key="group" className={styles.words} x={x} y={y - 7}>
            {inOrder(texts.group(count))}
          </text>
        ))}
      {oldest && (
        <text className={classNames(styles.strong, styles.end)} x={oldest.x + oldest.width} y={oldest.y - 9}>
          {inOrder(texts.oldest)}
        </text>
      )}
      <text className={styles.words} x="0" y={height + 17}>
        {inOrder(texts.shortest)}
      </text>
      <text className={classNames(styles.words, styles.end)} x={ground} y={height + 17}>
        {inOrder(texts.longest)}
      </text>
    </svg>
  );
}

/** The aim in words: on its line where the steps there are low, else under the chart. */
function Aim({
  waitingChart: { steps, aimY, baseY },
  ground,
  text,
}: {
  waitingChart: WaitingChartSteps<WaitingItem>;
  ground: number;
  text: string;
}) {
  const isFree = steps.every(({ x, y }) => x > aimWidth || y > aimY);
  return isFree ? (
    <text className={styles.words} x="0" y={aimY - 7}>
      {text}
    </text>
  ) : (
    <text className={classNames(styles.words, styles.middle)} x={ground / 2} y={baseY + 17}>
      {text}
    </text>
  );
}

interface ScaleProps {
  waitingChart: WaitingChartSteps<WaitingItem>;
  ground: number;
  tick: (ms: number) => string;
}

/** Lines at round times, and a dotted one at the aim. */
function Scale({ waitingChart: { ticks, aimY }, ground, tick }: ScaleProps) {
  const inOrder = useReadingOrder();
  return (
    <>
      {ticks
        .filter(({ y }) => Math.abs(y - aimY) > 1)
        .map(({ ms, y }) => (
          <path key={ms} className={styles.axis} d={`M0 ${y}H${ground}`} />
        ))}
      <path className={styles.aim} d={`M0 ${aimY}H${ground}`} />
      {ticks.map(({ ms, y }) => (
        <text key={ms} className={styles.words} x={ground + 8} y={y + 4}>
          {inOrder(tick(ms))}
        </text>
      ))}
    </>
  );
}
