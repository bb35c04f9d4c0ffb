import { careers } from '#content/careers';
import type { FormOutcome } from '#contract/form-outcome';
import { urls } from '#contract/urls';
import { DialogFoot } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { applicationErrors } from './application-errors.ts';
import styles from './application-form.module.css';
import { Honeypot } from './honeypot.tsx';
import { FailureNote } from './problem-notes.tsx';
import { SubmitButton } from './submit-button.tsx';

const { application } = careers;

interface PlainApplicationFormProps {
  careerId: string;
  /** What became of it when it was sent before. */
  outcome: FormOutcome | undefined;
}

/** The application as a browser without JavaScript sends it: the page answers with a receipt, or with what has to be corrected. */
export function PlainApplicationForm({ careerId, outcome }: PlainApplicationFormProps) {
  const refused = outcome && !outcome.result.ok ? outcome.result : undefined;
  const errors = applicationErrors(refused?.errors ?? {});
  const [first] = Object.keys(errors);
  const field = (name: 'fullName' | 'email' | 'resume') => ({
    label: application.labels[name],
    id: `application-${name}`,
    name,
    error: errors[name],
    autoFocus: name === first,
  });

  return (
    <form className={styles.form} method="post" action={urls.careers} encType="multipart/form-data">
      <h3 className="h3">{application.title}</h3>
      <input type="hidden" name="careerId" value={careerId} />
      <TextField {...field('fullName')} defaultValue={outcome?.values.fullName} autoComplete="name" dir="auto" />
      <TextField {...field('email')} type="email" defaultValue={outcome?.values.email} autoComplete="email" />
      <TextField {...field('resume')} type="file" accept=".pdf,application/pdf" />
      <p className={styles.hint}>
        {application.hint}
        {refused && `. ${application.chooseAgain}`}
      </p>
      <Honeypot />
      <FailureNote state={refused && !first ? { step: 'failed', message: refused.message } : { step: 'editing' }} />
      <DialogFoot>
        <p>{application.note}</p>
        <SubmitButton label={application.submit} pendingLabel={application.pending} pending={false} />
      </DialogFoot>
    </form>
  );
}
