import type { Job } from '#contract/job';
import type { Locale } from '#contract/locales';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import styles from './job-text.module.css';
import type { PositionsText } from './positions-text.ts';

interface JobTextProps {
  career: Job;
  headings: PositionsText['jobHeadings'];
  /** The language of the page. */
  locale: Locale;
}

/** Summary, responsibilities and qualifications of a position, in the dialog and in the page without JavaScript: all in its own language. */
export function JobText({ career, headings, locale }: JobTextProps) {
  const language = languageOf(career.jobTitle);
  const { summary, responsibilities, qualifications } = headings[language];
  return (
    <div className={`grid ${styles.job}`} {...languageAttributes(language, locale)}>
      <div className={styles.summary}>
        <h3>{summary}</h3>
        <p>{career.summary}</p>
      </div>
      <PointList title={responsibilities} points={career.responsibilities} />
      <PointList title={qualifications} points={career.qualifications} />
    </div>
  );
}

function PointList({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={`grid gap-3 ${styles.points}`}>
        {points.map((point) => (
          <li key={point} className="relative">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
