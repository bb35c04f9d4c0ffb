import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { Ref } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { JobDetail } from '#contract/office/jobs';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useMoments } from '../../../parts/moments.ts';
import { Segments } from '../../../parts/segments.tsx';
import { JobMenu } from '../job-menu.tsx';
import { useJobWords } from '../use-job-words.ts';
import styles from './editor.module.css';
import type { JobDraftState } from './use-job-draft.ts';

interface EditorHeadProps {
  titleRef: Ref<HTMLHeadingElement>;
  job: JobDetail | undefined;
  title: string;
  state: JobDraftState;
  today: string;
  /** What is seen where there is no room for both. */
  side: 'write' | 'see';
  onSide(side: 'write' | 'see'): void;
}

/** The name of the job, how far it is, and whether what is written is kept. */
export function EditorHead({ titleRef, job, title, state, today, side, onSide }: EditorHeadProps) {
  const { editor: text, applied } = useText('jobs');
  const counted = useCounted();
  const words = useJobWords(today);
  const { applications = 0 } = job ?? {};
  const summary = job && [words.state(job), ...(applications > 0 ? [counted(applied, applications)] : [])].join(text.and);
  return (
    <header className={styles.head}>
      <Link to="/jobs" className={styles.back}>
        <ChevronLeft className="icon icon-along" aria-hidden />
        {text.back}
      </Link>
      <div className={styles.title}>
        <h1 dir="auto" ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {summary && <p className="lead">{summary}</p>}
      </div>
      <SaveStatus job={job} state={state} />
      <div className={styles.sides}>
        <Segments
          label={text.view}
          value={side}
          options={[
            { value: 'write', label: text.write },
            { value: 'see', label: text.see },
          ]}
          onChange={onSide}
        />
      </div>
      {job && <JobMenu job={job} today={today} className={styles.menu} />}
    </header>
  );
}

function SaveStatus({ job, state: { status } }: Pick<EditorHeadProps, 'job' | 'state'>) {
  const { editor: text } = useText('jobs');
  const moments = useMoments();
  const words = {
    kept: job?.draft
      ? fillPlaceholders(text.kept, { time: savedAtText(moments, job.draft.savedAt) })
      : job?.state === 'draft' && text.keptAlone,
    unsaved: text.unsaved,
    saving: text.saving,
    failed: text.notSaved,
    conflict: text.unsaved,
  };
  return (
    <p className={styles.kept} data-status={status} role="status">
      {words[status]}
    </p>
  );
}

/** The time; of another day the day as well. */
const savedAtText = (moments: ReturnType<typeof useMoments>, at: string): string =>
  moments.dayOf(at) === moments.today() ? moments.time(at) : moments.day(at);
