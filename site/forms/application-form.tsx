import { careers } from '#content/careers';
import type { Career } from '#contract/career';
import { DialogFoot } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import styles from './application-form.module.css';
import { Honeypot } from './honeypot.tsx';
import { FailureNote } from './problem-notes.tsx';
import { ResumeField } from './resume-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useApplication } from './use-application.ts';

const { application } = careers;

interface ApplicationFormProps {
  career: Career;
  draft: ApplicationDraft;
  onSent: (reference: string | undefined) => void;
  onClose: () => void;
}

export function ApplicationForm({ career, draft, onSent, onClose }: ApplicationFormProps) {
  const options = { careerId: career._id, draft, onSent, onDone: onClose };
  const { errors, failure, progress, onSubmit, type, choose } = useApplication(options);
  const { fullName, email, resume } = draft.entered;
  const pending = progress !== undefined;

  return (
    <form className={styles.form} method="post" onSubmit={onSubmit} noValidate>
      <p className={styles.job}>{career.jobTitle}</p>
      <fieldset className={styles.fields} disabled={pending}>
        <TextField
          label={application.labels.fullName}
          id="application-fullName"
          name="fullName"
          error={errors.fullName}
          value={fullName}
          onChange={type('fullName')}
          autoComplete="name"
          dir="auto"
        />
        <TextField
          label={application.labels.email}
          id="application-email"
          name="email"
          type="email"
          error={errors.email}
          value={email}
          onChange={type('email')}
          autoComplete="email"
        />
        <ResumeField file={resume} error={errors.resume} progress={progress} onChoose={choose} />
        <Honeypot />
      </fieldset>
      <FailureNote state={failure === undefined ? { step: 'editing' } : { step: 'failed', message: failure }} />
      <DialogFoot>
        <p role="status">{application.note}</p>
        <button type="button" className="btn btn--line" onClick={onClose} disabled={pending}>
          {application.cancel}
        </button>
        <SubmitButton label={application.submit} pendingLabel={application.pending} pending={pending} />
      </DialogFoot>
    </form>
  );
}
