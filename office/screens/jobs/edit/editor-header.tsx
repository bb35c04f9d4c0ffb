import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { Ref } from 'react';
import type { JobDetail } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Segments } from '../../../parts/fields/segments.tsx';
import { HelpButton } from '../../../parts/layout/help-button.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { JobMenu } from '../job-menu.tsx';
import { useJobLabels } from '../use-job-labels.ts';
import styles from './editor.module.css';
import type { JobDraft } from './use-job-draft.ts';

interface EditorHeaderProps {
  titleRef: Ref<HTMLHeadingElement>;
  job: JobDetail | undefined;
  title: string;
  draft: JobDraft;
  today: string;
  /** Chooses what is seen where there is no room for both. */
  side: 'write' | 'see';
  onSide(side: 'write' | 'see'): void;
}

/** The name of the job, how far it is, and whether what is written is kept. */
export function EditorHeader({ titleRef, job, title, draft, today, side, onSide }: EditorHeaderProps) {
  const { editor: text, applied } = useText('jobs');
  const counted = useCounted();
  const labels = useJobLabels(today);
  const { applications = 0 } = job ?? {};
  const summary = job && [labels.state(job), ...(applications > 0 ? [counted(applied, applications)] : [])].join(text.and);
  return (
    <header className={`flex flex-none flex-wrap items-center ${styles.header}`}>
      <Link to="/jobs" className={`inline-flex items-center gap-1 text-quiet font-550 text-xs hover:text-heading ${styles.back}`}>
        <ChevronLeft className="icon icon-along" aria-hidden />
        {text.back}
      </Link>
      <div className={`flex flex-1 flex-wrap items-baseline ${styles.title}`}>
        <div className="row gap-1 min-w-0">
          <h1 className="wrap-anywhere" dir="auto" ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <HelpButton />
        </div>
        {summary && <p className="lead">{summary}</p>}
      </div>
      <SaveStatus job={job} draft={draft} />
      <div className={`hidden ${styles.sides}`}>
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

function SaveStatus({ job, draft: { phase, isChanged, newer } }: Pick<EditorHeaderProps, 'job' | 'draft'>) {
  const { editor: text } = useText('jobs');
  const dateFormats = useDateFormats();
  const status = newer ? 'unsaved' : phase !== 'resting' ? phase : isChanged ? 'unsaved' : 'kept';
  const labels = {
    kept: job?.draft
      ? fillSentence(text.kept, { time: savedAtText(dateFormats, job.draft.savedAt) })
      : job?.state === 'draft' && text.keptAlone,
    unsaved: text.unsaved,
    saving: text.saving,
    failed: text.notSaved,
  };
  return (
    <p className={`text-quiet text-xs ${styles.kept}`} data-status={status} role="status">
      {labels[status]}
    </p>
  );
}

/** The time; of another day the day as well. */
const savedAtText = (dateFormats: ReturnType<typeof useDateFormats>, at: string): string =>
  dateFormats.dayOf(at) === dateFormats.today() ? dateFormats.time(at) : dateFormats.day(at);
