import type { Today } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useDuration } from '../../parts/times/waiting-time.tsx';
import { Legend } from './charts/chart-tones.tsx';
import { WaitingChart } from './charts/waiting-chart.tsx';
import styles from './today.module.css';
import { countKinds, countOverdue } from './todays-labels.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export function TodaysWaitingChart({ today, now }: { today: Today; now: number }) {
  const { waitingChart, legend } = useText('today');
  const counted = useCounted();
  const duration = useDuration();
  const durationAlone = useDuration(true);
  const { waiting, total, aimHours } = today;
  const [oldest] = waiting;
  const overdue = countOverdue(today, now);
  const longest = oldest ? duration(oldest.since) : '';
  const newest = waiting.at(-1);

  const label = [
    counted(waitingChart.label, total, { longest, shortest: newest ? duration(newest.since) : '' }),
    overdue > 0 && counted(waitingChart.overdue, overdue),
  ];

  return (
    <div className={`grid gap-2 ${styles.waitingChart}`}>
      <WaitingChart
        items={waiting}
        total={total}
        aimHours={aimHours}
        now={now}
        texts={{
          label: label.filter(Boolean).join(' '),
          step: ({ name, since }) => fillSentence(waitingChart.step, { name, duration: duration(since) }),
          group: (count) => counted(waitingChart.group, count),
          tick: (ms) => (ms % dayMs === 0 ? counted(waitingChart.days, ms / dayMs) : counted(waitingChart.hours, ms / hourMs)),
          aim: aimHours === 24 ? waitingChart.aimOfDay : counted(waitingChart.aim, aimHours),
          shortest: waitingChart.shortest,
          longest: waitingChart.longest,
          oldest: fillSentence(waitingChart.oldest, { name: oldest?.name ?? '', duration: oldest ? durationAlone(oldest.since) : '' }),
        }}
      />
      {waiting.length === total && (
        <Legend entries={countKinds(waiting).map(({ kind, count }) => ({ kind, label: counted(legend[kind], count) }))} />
      )}
    </div>
  );
}
