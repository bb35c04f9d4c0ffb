import { fillPlaceholders } from '#contract/fill-placeholders';
import type { Today } from '#contract/office/today';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Legend } from '../../parts/chart-tones.tsx';
import { Stair } from '../../parts/stair.tsx';
import { isolated } from '../../parts/use-reading-order.ts';
import { useDuration } from '../../parts/waiting-time.tsx';
import styles from './today.module.css';
import { countKinds, countOverdue } from './todays-words.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export function TodaysStair({ today, now }: { today: Today; now: number }) {
  const { stair, legend } = useText('today');
  const counted = useCounted();
  const duration = useDuration();
  const { waiting, total, aimHours } = today;
  const [oldest] = waiting;
  const overdue = countOverdue(today, now);
  const longest = oldest ? duration(oldest.since) : '';
  const newest = waiting.at(-1);

  const label = [
    counted(stair.label, total, { longest, shortest: newest ? duration(newest.since) : '' }),
    overdue > 0 && counted(stair.overdue, overdue),
  ];

  return (
    <div className={styles.stair}>
      <Stair
        items={waiting}
        total={total}
        aimHours={aimHours}
        now={now}
        texts={{
          label: label.filter(Boolean).join(' '),
          step: ({ name, since }) => fillPlaceholders(stair.step, { name: isolated(name), duration: duration(since) }),
          group: (count) => counted(stair.group, count),
          tick: (ms) => (ms % dayMs === 0 ? counted(stair.days, ms / dayMs) : counted(stair.hours, ms / hourMs)),
          aim: aimHours === 24 ? stair.aimOfDay : counted(stair.aim, aimHours),
          shortest: stair.shortest,
          longest: stair.longest,
          oldest: fillPlaceholders(stair.oldest, { name: isolated(oldest?.name ?? ''), duration: longest }),
        }}
      />
      {waiting.length === total && (
        <Legend entries={countKinds(waiting).map(({ kind, count }) => ({ kind, label: counted(legend[kind], count) }))} />
      )}
    </div>
  );
}
