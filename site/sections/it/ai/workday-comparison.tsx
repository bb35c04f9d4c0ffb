import '#ui/styles/some-pages/tinted.css';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './workday-comparison.module.css';

/** The ends of the working day, and every two hours between them. */
const hours = ['09:00', '11:00', '13:00', '15:00', '17:00'];

interface WorkdayProps {
  label: string;
  /** In the order of the day. */
  tasks: Readonly<Record<string, string>>;
  className: string | undefined;
}

/** One day as a row of tasks; how long each takes stands in the style sheet. The hours with customers are the gold ones. */
function Workday({ label, tasks, className }: WorkdayProps) {
  return (
    <div className={`grid gap-3 ${styles.workday}`}>
      <h3 className="h3">{label}</h3>
      <ol className={classNames('grid', styles.tasks, className)}>
        {Object.entries(tasks).map(([name, task]) => (
          <li key={name} className="flex" data-customers={name === 'customers' || undefined}>
            {task}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A working day before and after: where the hours go. */
export function WorkdayComparison({ text: { title, text, before, after, note } }: { text: Content<'ai'>['workdayComparison'] }) {
  return (
    <section className="section tinted" aria-labelledby="workday-title">
      <div className="wrap">
        <SectionHead id="workday-title" title={title} text={text} textClassName="text" />
        <div className={`grid gap-6 ${styles.comparison}`} data-reveal="0.3">
          <Workday {...before} className={styles.before} />
          <div className={`hidden ${styles.hours}`} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <Workday {...after} className={styles.after} />
        </div>
        <p className={`text-heading ${styles.note}`}>{note}</p>
      </div>
    </section>
  );
}
