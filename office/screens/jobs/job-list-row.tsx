import { Link } from '@tanstack/react-router';
import type { JobState } from '#contract/office/job-states';
import type { JobRow } from '#contract/office/jobs';
import { languageOf } from '#contract/text/text-language';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { StageMeter } from '../../parts/layout/stage-meter.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { barOf, placeOf, type Scale } from './calendar-scale.ts';
import { closesSoon } from './job-lists.ts';
import { JobMenu } from './job-menu.tsx';
import styles from './jobs.module.css';
import { useJobLabels } from './use-job-labels.ts';

interface JobListRowProps {
  job: JobRow;
  today: string;
  scale: Scale;
  /** The calendar's width, in pixels; undefined until it is known. */
  width: number | undefined;
  isCounted: boolean;
}

const meters: Record<JobState, { steps: number; variant: 'rising' | 'struck' | 'flat' }> = {
  draft: { steps: 1, variant: 'rising' },
  open: { steps: 2, variant: 'rising' },
  closed: { steps: 0, variant: 'struck' },
  archived: { steps: 0, variant: 'flat' },
};

/** A job: its name, how far it is, when people can apply, and how many did. */
export function JobListRow({ job, today, scale, width, isCounted }: JobListRowProps) {
  const text = useText('jobs');
  const counted = useCounted();
  const labels = useJobLabels(today);
  const isSoon = closesSoon(job, today);
  const meter = isSoon ? { steps: 3, variant: 'rising' as const } : meters[job.state];
  const applied = job.applications ?? 0;
  const language = labels.languages(job);

  return (
    <li className={`relative hover:bg-hover ${styles.row}`} data-row={job.id} data-state={job.state}>
      <span className={`grid min-w-0 ${styles.name}`}>
        <Link to="/jobs/$id" params={{ id: job.id }} className={`stretched focus-visible:outline-none ${styles.open}`}>
          <b className="font-600 text-heading wrap-anywhere" lang={languageOf(job.title)} dir="auto">
            {labels.name(job)}
          </b>
        </Link>
        <small className="flex flex-wrap text-quiet text-2xs">
          {job.location && <bdi>{job.location}</bdi>}
          {language && <span className="text-accent">{language}</span>}
        </small>
      </span>
      <span className={`flex items-center gap-2 text-body ${styles.state}`} data-soon={isSoon || undefined}>
        <StageMeter of={3} {...meter} />
        <span>
          {labels.state(job)}
          {job.hasDraft && <small className="block text-accent text-2xs leading-snug font-450">{text.changed}</small>}
        </span>
      </span>
      <span className={`relative overflow-hidden ${styles.time}`} dir="ltr">
        {width && <Line job={job} today={today} scale={scale} width={width} isSoon={isSoon} />}
      </span>
      <span className={styles.span}>{labels.span(job)}</span>
      {isCounted && (
        <span className={`grid text-end ${styles.applied}`}>
          <span className={`text-heading ${styles.figure}`} aria-hidden="true">
            {applied}
          </span>
          <span className={styles.words}>{applied > 0 ? counted(text.applied, applied) : text.noneApplied}</span>
          {job.state === 'draft' && <small className="text-quiet text-2xs whitespace-nowrap">{text.notPublic}</small>}
        </span>
      )}
      <JobMenu job={job} today={today} isInList className={`relative ${styles.menu}`} />
    </li>
  );
}

/** Pixels of a bar; lines are longer than any row is high. */
const bar = { height: 17, least: 6 };
const long = 400;

interface LineProps extends Pick<JobListRowProps, 'job' | 'today' | 'scale'> {
  width: number;
  isSoon: boolean;
}

/** As high as its row: the bar in the middle, the months and today from top to bottom. */
function Line({ job, today, scale, width, isSoon }: LineProps) {
  const { dayOf } = useDateFormats();
  const shown = barOf(job, scale, today, isSoon, dayOf);
  const at = (place: number) => Math.round(place * width) + 0.5;
  return (
    <svg width={width} height="100%" aria-hidden="true">
      {scale.months.map((month) => (
        <path key={month} className={styles.grid} d={`M${at(placeOf(scale, month))} 0V${long}`} />
      ))}
      {shown && (
        <rect
          className={styles.bar}
          data-variant={shown.variant}
          x={at(shown.start)}
          y="50%"
          transform={`translate(0 ${-bar.height / 2})`}
          width={Math.max(bar.least, Math.min(at(shown.end), width - 0.5) - at(shown.start))}
          height={bar.height}
          rx={3}
        />
      )}
      <path className={styles.now} d={`M${at(placeOf(scale, today))} 0V${long}`} />
    </svg>
  );
}
