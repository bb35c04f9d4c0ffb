import { ai } from '#content/en/ai';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './workday-comparison.module.css';

interface WorkdayProps {
  label: string;
  tasks: readonly string[];
  className: string | undefined;
}

/** One day as a row of tasks; how long each takes stands in the style sheet. The hours with customers are the gold ones. */
function Workday({ label, tasks, className }: WorkdayProps) {
  const customers = ai.day.before.tasks.at(-1);
  return (
    <div className={styles.workday}>
      <h3 className="h3">{label}</h3>
      <ol className={classNames(styles.tasks, className)}>
        {tasks.map((task) => (
          <li key={task} data-customers={task === customers || undefined}>
            {task}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A working day before and after: where the hours go. */
export function WorkdayComparison() {
  const { title, text, hours, before, after, note } = ai.day;
  return (
    <section className="section tinted" aria-labelledby="workday-title">
      <div className="wrap">
        <SectionHead id="workday-title" title={title} text={text} textClassName="text" />
        <div className={styles.comparison} data-reveal="0.3">
          <Workday {...before} className={styles.before} />
          <div className={styles.hours} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <Workday {...after} className={styles.after} />
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
