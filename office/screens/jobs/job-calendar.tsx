import { useRef } from 'react';
import { localeFormats } from '#content/locales';
import type { JobRow } from '#contract/office/jobs';
import { useLocale, useText } from '../../content/use-text.ts';
import { useWidth } from '../../parts/hooks/use-width.ts';
import { middayOf } from '../../parts/times/days.ts';
import { placeOf, type Scale, scaleOf } from './calendar-scale.ts';
import { JobListRow } from './job-list-row.tsx';
import styles from './jobs.module.css';

interface JobCalendarProps {
  jobs: readonly JobRow[];
  today: string;
  /** Whether numbers of applications are there for this person. */
  isCounted: boolean;
}

/** Jobs as rows of a calendar, under its months and a line for today. */
export function JobCalendar({ jobs, today, isCounted }: JobCalendarProps) {
  const text = useText('jobs');
  const axis = useRef<HTMLSpanElement>(null);
  const width = useWidth(axis);
  const scale = scaleOf(jobs, today);
  return (
    <div className={styles.calendar} data-counted={isCounted || undefined}>
      <div className={`bg-bg text-quiet text-2xs font-600 ${styles.header}`} aria-hidden="true">
        <span>{text.columns.job}</span>
        <span>{text.columns.state}</span>
        <span ref={axis} className={`block overflow-hidden ${styles.axis}`} dir="ltr">
          {width && <Months scale={scale} today={today} width={width} />}
        </span>
        {isCounted && <span className="text-end">{text.columns.applied}</span>}
        <span />
      </div>
      <ul className="list-none">
        {jobs.map((job) => (
          <JobListRow key={job.id} job={job} today={today} scale={scale} width={width} isCounted={isCounted} />
        ))}
      </ul>
    </div>
  );
}

/** Pixels that the name of a month needs, and half of what the word for today needs. Arabic has no short months. */
const room = { month: 74, shortMonth: { en: 36, ar: 74 }, today: 26 } as const;

function Months({ scale, today, width }: { scale: Scale; today: string; width: number }) {
  const text = useText('jobs');
  const locale = useLocale();
  const monthWidth = width / scale.months.length;
  const isNarrow = monthWidth < room.month;
  const month = new Intl.DateTimeFormat(localeFormats[locale].format, { month: isNarrow ? 'short' : 'long', timeZone: 'UTC' });
  const nameWidth = isNarrow ? room.shortMonth[locale] : room.month;
  /* Where the names would touch, every second or third month has one. */
  const step = Math.ceil(nameWidth / monthWidth);
  const now = placeOf(scale, today) * width;
  return (
    <svg width={width} height={48} viewBox={`0 0 ${width} 48`} aria-hidden="true">
      {scale.months.map((day, index) => {
        const x = Math.round(placeOf(scale, day) * width) + 0.5;
        const isNamed = index % step === 0 && x + nameWidth <= width;
        return (
          <g key={day}>
            <path className={styles.grid} d={`M${x} 0V48`} />
            {isNamed && (
              <text className={styles.month} x={x + 8} y={19}>
                {month.format(new Date(middayOf(day)))}
              </text>
            )}
          </g>
        );
      })}
      <text
        className={`font-650 fill-heading ${styles.todayWord}`}
        x={Math.min(Math.max(now, room.today), width - room.today)}
        y={39}
        textAnchor="middle"
      >
        {text.today}
      </text>
    </svg>
  );
}
