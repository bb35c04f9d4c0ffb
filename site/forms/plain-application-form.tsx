import { careers } from '#content/en/careers';
import type { FormOutcome } from '#contract/form-outcome';
import { applicationForm } from '#contract/forms/application';
import type { FieldName } from '#contract/forms/form-definition';
import type { FormMessageTexts } from '#contract/messages';
import { DialogFoot } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './application-form.module.css';
import { fieldPropsOf } from './field-props.ts';
import { stateOfOutcome } from './form-state.ts';
import { Honeypot } from './honeypot.tsx';
import { FailureNote } from './problem-notes.tsx';
import { SubmitButton } from './submit-button.tsx';

const { application } = careers;

interface PlainApplicationFormProps {
  careerId: string;
  messages: FormMessageTexts;
  /** The outcome of the form when it was sent before. */
  outcome: FormOutcome | undefined;
}

/** The application as a browser without JavaScript sends it: the response is the page with a receipt, or with what has to be corrected. */
export function PlainApplicationForm({ careerId, messages, outcome }: PlainApplicationFormProps) {
  const state = stateOfOutcome(applicationForm, outcome, messages);
  const field = (name: FieldName<typeof applicationForm>) => ({
    label: application.labels[name],
    ...fieldPropsOf(applicationForm, state, outcome?.values ?? {}, name),
  });

  return (
    <form className={styles.form} method="post" action={applicationForm.page} encType="multipart/form-data">
      <h3 className="h3">{application.title}</h3>
      <input type="hidden" name="careerId" value={careerId} />
      <TextField {...field('fullName')} autoComplete="name" dir="auto" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('resume')} type="file" accept=".pdf,application/pdf" />
      <p className={styles.hint}>
        {application.hint}
        {outcome && `. ${application.chooseAgain}`}
      </p>
      <Honeypot />
      <FailureNote state={state} />
      <DialogFoot>
        <p>{application.note}</p>
        <SubmitButton label={application.submit} pendingLabel={application.pending} pending={false} />
      </DialogFoot>
    </form>
  );
}
