import { maintenance } from '#content/maintenance';
import styles from './schedule.module.css';

/** Which of the four tasks falls on which day of the example month, by day number from 1. */
const marks: Record<number, number> = { 2: 0, 5: 1, 10: 2, 12: 1, 16: 0, 19: 1, 24: 2, 26: 1, 27: 3 };
const shapes = [styles.round, styles.bar, styles.ring, styles.sheet];

/** Four weeks of a wall calendar with the work marked in it, and what the marks stand for. */
export function Schedule() {
  const { title, text, days, tasks, day } = maintenance.month;
  const numbers = Array.from({ length: 28 }, (_, index) => index + 1);
  return (
    <section className={`section ${styles.month}`} aria-labelledby="month-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="month-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
          <ul className={styles.tasks}>
            {tasks.map((task, index) => (
              <li key={task.title}>
                <i className={shapes[index]} aria-hidden="true" />
                <div>
                  <h3>{task.title}</h3>
                  <p>{task.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.sheetOfDays} data-reveal="0.2">
          <div className={styles.week} aria-hidden="true">
            {days.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol className={styles.days}>
            {numbers.map((number) => {
              const mark = marks[number];
              const task = mark === undefined ? undefined : tasks[mark];
              return (
                <li key={number} data-rest={number % 7 === 0 || undefined}>
                  <span className="sr-only">{day(number)} </span>
                  <span aria-hidden="true">{number}</span>
                  {mark !== undefined && <i className={shapes[mark]} aria-hidden="true" />}
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
