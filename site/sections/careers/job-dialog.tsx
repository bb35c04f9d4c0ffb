import { ArrowRight, CalendarDays, MapPin } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { FormOutcome } from '#contract/form-outcome';
import type { Job } from '#contract/job';
import type { Locale } from '#contract/locales';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import { jobUrl } from '#contract/urls';
import type { FormLanguage } from '#site/content/form-language.ts';
import type { ApplicationDraft } from '#site/forms/application-draft.ts';
import { ApplicationForm } from '#site/forms/application-form.tsx';
import { PlainApplicationForm } from '#site/forms/plain-application-form.tsx';
import { Dialog, DialogFoot } from '#ui/dialog/dialog.tsx';
import { longDate } from './dates.ts';
import styles from './job-dialog.module.css';
import { JobText } from './job-text.tsx';
import type { PositionsText } from './positions-text.ts';

export const jobDialogId = 'job';

/** Says which of the two dialogs is open, and for which job. */
export type JobStep = { step: 'closed' } | { step: 'details' | 'application'; career: Job };

interface JobDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  state: JobStep;
  draft: ApplicationDraft;
  text: PositionsText;
  language: FormLanguage;
  /** The response to an application that was sent without JavaScript. */
  outcome: FormOutcome | undefined;
  onApply: () => void;
  onSent: (reference: string | undefined) => void;
}

/**
 * The details of a position, then the application for it. Both are one `<dialog>` whose content changes: the details close as the
 * application opens, and the browser's back button leads from the application to the details.
 */
export function JobDialog({ ref, state, draft, text, language, outcome, onApply, onSent }: JobDialogProps) {
  const career = state.step === 'closed' ? undefined : state.career;
  const [sending, setSending] = useState(false);
  const { locale } = language;
  const title = state.step === 'application' ? text.application.title : (career?.jobTitle ?? text.list.title);
  const titleLanguage = state.step === 'details' ? languageAttributes(languageOf(title), locale) : undefined;
  return (
    <Dialog
      ref={ref}
      id={jobDialogId}
      title={title}
      titleLanguage={titleLanguage}
      closeLabel={text.job.close}
      url={career && jobUrl(career._id, locale)}
      busy={sending}
    >
      {state.step === 'details' && (
        <>
          <JobDetails career={state.career} text={text} locale={locale} onApply={onApply} />
          <noscript>
            <div className={`border-t ${styles.plain}`}>
              <PlainApplicationForm careerId={state.career._id} text={text.application} language={language} outcome={outcome} />
            </div>
          </noscript>
        </>
      )}
      {state.step === 'application' && (
        <ApplicationForm
          career={state.career}
          draft={draft}
          text={text.application}
          language={language}
          onBusy={setSending}
          onSent={onSent}
          onClose={() => ref.current?.close()}
        />
      )}
    </Dialog>
  );
}

interface JobDetailsProps {
  career: Job;
  text: PositionsText;
  locale: Locale;
  onApply?: () => void;
}

/** The text of a position, with the button that leads to the application. */
export function JobDetails({ career, text: { job, dates, jobHeadings }, locale, onApply }: JobDetailsProps) {
  return (
    <div className={`grid ${styles.details}`}>
      <p className={`cluster text-md text-brand-light ${styles.facts}`}>
        <span className="items-center gap-2">
          <MapPin className="icon" />
          <bdi {...languageAttributes(languageOf(career.location), locale)}>{career.location}</bdi>
        </span>
        <span className="items-center gap-2">
          <CalendarDays className="icon" />
          <b>
            {job.closes} {career.closingDate && <time dateTime={career.closingDate}>{longDate(career.closingDate, dates)}</time>}
          </b>
        </span>
      </p>
      <JobText career={career} headings={jobHeadings} locale={locale} />
      <DialogFoot className="needs-script">
        <button type="button" className="btn btn--primary" data-apply="" onClick={onApply}>
          {job.apply}
          <ArrowRight className="icon icon-along" />
        </button>
      </DialogFoot>
    </div>
  );
}
