import { careers } from '#content/en/careers';
import type { Career } from '#contract/career';
import styles from './job-text.module.css';

const { job } = careers;

/** Summary, responsibilities and qualifications of a position, in the dialog and in the page without JavaScript. */
export function JobText({ career }: { career: Career }) {
  return (
    <div className={styles.job}>
      <div className={styles.summary}>
        <h3>{job.summary}</h3>
        <p dir="auto">{career.summary}</p>
      </div>
      <PointList title={job.responsibilities} points={career.responsibilities} />
      <PointList title={job.qualifications} points={career.qualifications} />
    </div>
  );
}

function PointList({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
