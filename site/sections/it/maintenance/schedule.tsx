import { maintenance } from '#content/maintenance';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './schedule.module.css';

/** Which of the four tasks falls on which day of the example month, by day number from 1. */
const taskOfDay: Record<number, number> = { 2: 0, 5: 1, 10: 2, 12: 1, 16: 0, 19: 1, 24: 2, 26: 1, 27: 3 };
const marks = [styles.dot, styles.bar, styles.ring, styles.sheet];

/** Four weeks of a calendar with the tasks marked in it, and what the marks stand for. */
export function Schedule() {
  const { title, text, days, tasks, day } = maintenance.month;
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
            {days.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol className={`cells ${styles.days}`}>
            {numbers.map((number) => {
              const index = taskOfDay[number];
              const task = index === undefined ? undefined : tasks[index];
              return (
                <li key={number} data-closed={number % 7 === 0 || undefined}>
                  <span className="sr-only">{day(number)} </span>
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
