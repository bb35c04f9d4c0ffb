import { ai } from '#content/ai';
import styles from './workday-comparison.module.css';

interface ShiftProps {
  label: string;
  tasks: readonly string[];
  className: string | undefined;
}

/** One day as a row of tasks; how wide each is stands in the style sheet. The hours with people are the gold ones. */
function Shift({ label, tasks, className }: ShiftProps) {
  const people = ai.day.before.tasks.at(-1);
  return (
    <div className={styles.shift}>
      <h3 className="h3">{label}</h3>
      <ol className={`${styles.row} ${className}`}>
        {tasks.map((task) => (
          <li key={task} data-people={task === people || undefined}>
            {task}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same desk on two days: where the hours go before, and where they go after. */
export function WorkdayComparison() {
  const { title, text, hours, before, after, note } = ai.day;
  return (
    <section className={`section ${styles.day}`} aria-labelledby="day-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="day-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
        </header>
        <div className={styles.desk} data-reveal="0.3">
          <Shift {...before} className={styles.before} />
          <div className={styles.clock} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <Shift {...after} className={styles.after} />
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
