import '#ui/styles/some-pages/tinted.css';
import '#ui/styles/some-pages/cells.css';
import type { CalendarDay } from '#brand/week';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './schedule.module.css';

type TaskName = keyof Content<'maintenance'>['schedule']['tasks'];

const taskNames: TaskName[] = ['round', 'updates', 'restore', 'report'];
const marks: Record<TaskName, string | undefined> = { round: styles.dot, updates: styles.bar, restore: styles.ring, report: styles.sheet };

/** The tasks of the example month: week from 0, and working day of the week, counted from its end when negative. */
const plan: [task: TaskName, week: number, workingDay: number][] = [
  ['round', 0, 1],
  ['updates', 0, -2],
  ['restore', 1, 2],
  ['updates', 1, -2],
  ['round', 2, 1],
  ['updates', 2, -2],
  ['restore', 3, 2],
  ['updates', 3, -2],
  ['report', 3, -1],
];
/** Day of the month, from 1 → task that falls on it. */
function tasksByDay(days: readonly CalendarDay[]): Map<number, TaskName> {
  const openColumns = days.flatMap(({ open }, column) => (open ? [column] : []));
  return new Map(plan.map(([task, week, workingDay]) => [week * days.length + (openColumns.at(workingDay) ?? 0) + 1, task]));
}

interface ScheduleProps {
  text: Content<'maintenance'>['schedule'];
  dayNames: Content<'days'>['short'];
  /** The company's week. */
  days: readonly CalendarDay[];
}

/** Four weeks of a calendar with the tasks marked in it, and what the marks stand for. */
export function Schedule({ text: { title, text, tasks, day: dayLabel }, dayNames, days }: ScheduleProps) {
  const taskOfDay = tasksByDay(days);
  const numbers = Array.from({ length: 28 }, (_, index) => index + 1);
  return (
    <section className="section tinted" aria-labelledby="schedule-title">
      <div className={`wrap grid ${styles.content}`}>
        <div>
          <SectionHead id="schedule-title" title={title} text={text} textClassName="text" />
          <ul className={`grid gap-5 ${styles.tasks}`}>
            {taskNames.map((name) => (
              <li key={name} className="grid gap-4">
                <i className={marks[name]} aria-hidden="true" />
                <div>
                  <h3>{tasks[name].title}</h3>
                  <p className="item-text leading-normal">{tasks[name].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={`border-strong ${styles.calendar}`} data-reveal="0.2">
          <div className={`grid ${styles.weekdays}`} aria-hidden="true">
            {days.map(({ day }) => (
              <span key={day} className="text-center text-brand">
                {dayNames[day]}
              </span>
            ))}
          </div>
          <ol className={`cells grid border-t ${styles.days}`}>
            {numbers.map((number) => {
              const task = taskOfDay.get(number);
              return (
                <li
                  key={number}
                  className="relative grid place-items-center"
                  data-closed={!days[(number - 1) % days.length]?.open || undefined}
                >
                  <span className="sr-only">{fillPlaceholders(dayLabel, { day: number })} </span>
                  <span className={`absolute ${styles.number}`} aria-hidden="true">
                    {number}
                  </span>
                  {task && <i className={marks[task]} aria-hidden="true" />}
                  {task && <span className="sr-only">{tasks[task].title}</span>}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
