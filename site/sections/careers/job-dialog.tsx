import { ArrowRight, CalendarDays, MapPin } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { careers } from '#content/en/careers';
import type { Career } from '#contract/career';
import type { FormOutcome } from '#contract/form-outcome';
import type { FormMessageTexts } from '#contract/messages';
import type { ApplicationDraft } from '#site/forms/application-draft.ts';
import { ApplicationForm } from '#site/forms/application-form.tsx';
import { PlainApplicationForm } from '#site/forms/plain-application-form.tsx';
import { Dialog, DialogFoot } from '#ui/dialog.tsx';
import { jobUrl } from './careers-url.ts';
import { longDate } from './dates.ts';
import styles from './job-dialog.module.css';
import { JobText } from './job-text.tsx';

export const jobDialogId = 'job';

/** Which of the two dialogs is open, and for which position. */
export type JobStep = { step: 'closed' } | { step: 'details' | 'application'; career: Career };

interface JobDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  state: JobStep;
  draft: ApplicationDraft;
  messages: FormMessageTexts;
  /** The response to an application that was sent without JavaScript. */
  outcome: FormOutcome | undefined;
  onApply: () => void;
  onSent: (reference: string | undefined) => void;
}

/**
 * The details of a position, then the application for it. Both are one `<dialog>` whose content changes: the details close as the
 * application opens, and the browser's history has one entry for them.
 */
export function JobDialog({ ref, state, draft, messages, outcome, onApply, onSent }: JobDialogProps) {
  const career = state.step === 'closed' ? undefined : state.career;
  const [sending, setSending] = useState(false);
  const title = state.step === 'application' ? careers.application.title : (career?.jobTitle ?? careers.list.title);
  return (
    <Dialog ref={ref} id={jobDialogId} title={title} closeLabel={careers.job.close} url={career && jobUrl(career._id)} busy={sending}>
      {state.step === 'details' && (
        <>
          <JobDetails career={state.career} onApply={onApply} />
          <noscript>
            <div className={styles.plain}>
              <PlainApplicationForm careerId={state.career._id} messages={messages} outcome={outcome} />
            </div>
          </noscript>
        </>
      )}
      {state.step === 'application' && (
        <ApplicationForm
          career={state.career}
          draft={draft}
          messages={messages}
          onBusy={setSending}
          onSent={onSent}
          onClose={() => ref.current?.close()}
        />
      )}
    </Dialog>
  );
}

function JobDetails({ career, onApply }: { career: Career; onApply: () => void }) {
  return (
    <div className={styles.details}>
      <p className={`cluster ${styles.facts}`}>
        <span>
          <MapPin className="icon" />
          {career.location}
        </span>
        <span>
          <CalendarDays className="icon" />
          <b>
            {careers.job.closes} <time dateTime={career.closingDate}>{longDate(career.closingDate)}</time>
          </b>
        </span>
      </p>
      <JobText career={career} />
      <DialogFoot className="needs-script">
        <button type="button" className="btn btn--gold" onClick={onApply}>
          {careers.job.apply}
          <ArrowRight className="icon icon-along" />
        </button>
      </DialogFoot>
    </div>
  );
}
