import { brand } from '#brand';
import { maintenance } from '#content/en/maintenance';
import { shortDays } from '#content/en/week';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './schedule.module.css';

const { days } = brand.hours;
const openColumns = days.flatMap(({ open }, column) => (open ? [column] : []));

/** The tasks of the example month by their number: week from 0, and working day of the week, counted from its end when negative. */
const plan: [task: number, week: number, workingDay: number][] = [
  [0, 0, 1],
  [1, 0, -2],
  [2, 1, 2],
  [1, 1, -2],
  [0, 2, 1],
  [1, 2, -2],
  [2, 3, 2],
  [1, 3, -2],
  [3, 3, -1],
];
/** Day of the month, from 1 → number of the task that falls on it. */
const taskOfDay = new Map(plan.map(([task, week, workingDay]) => [week * days.length + (openColumns.at(workingDay) ?? 0) + 1, task]));
const marks = [styles.dot, styles.bar, styles.ring, styles.sheet];

/** Four weeks of a calendar with the tasks marked in it, and what the marks stand for. */
export function Schedule() {
  const { title, text, tasks, day: dayLabel } = maintenance.month;
  const numbers = Array.from({ length: 28 }, (_, index) => index + 1);
  return (
    <section className="section tinted" aria-labelledby="schedule-title">
      <div className={`wrap ${styles.content}`}>
        <div>
          <SectionHead id="schedule-title" title={title} text={text} textClassName="text" />
          <ul className={styles.tasks}>
            {tasks.map((task, index) => (
              <li key={task.title}>
                <i className={marks[index]} aria-hidden="true" />
                <div>
                  <h3>{task.title}</h3>
                  <p className="item-text">{task.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.calendar} data-reveal="0.2">
          <div className={styles.weekdays} aria-hidden="true">
            {days.map(({ day }) => (
              <span key={day}>{shortDays[day]}</span>
            ))}
          </div>
          <ol className={`cells ${styles.days}`}>
            {numbers.map((number) => {
              const index = taskOfDay.get(number);
              const task = index === undefined ? undefined : tasks[index];
              return (
                <li key={number} data-closed={!days[(number - 1) % days.length]?.open || undefined}>
                  <span className="sr-only">{dayLabel(number)} </span>
                  <span className={styles.number} aria-hidden="true">
                    {number}
                  </span>
                  {index !== undefined && <i className={marks[index]} aria-hidden="true" />}
                  {task && <span className="sr-only">{task.title}</span>}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
