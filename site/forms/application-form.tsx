import { type ChangeEvent, useEffect, useLayoutEffect } from 'react';
import { careers } from '#content/en/careers';
import type { Career } from '#contract/career';
import { applicationForm } from '#contract/forms/application';
import type { FormMessageTexts } from '#contract/messages';
import { DialogFoot } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import styles from './application-form.module.css';
import { Honeypot } from './honeypot.tsx';
import { notify } from './notify.ts';
import { FailureNote } from './problem-notes.tsx';
import { ResumeField } from './resume-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormSubmission } from './use-form-submission.ts';

const { application } = careers;

interface ApplicationFormProps {
  career: Career;
  draft: ApplicationDraft;
  messages: FormMessageTexts;
  /** Called when the application begins to be sent, and when that has ended in one way or the other. */
  onBusy: (busy: boolean) => void;
  onSent: (reference: string | undefined) => void;
  onClose: () => void;
}

export function ApplicationForm({ career, draft, messages, onBusy, onSent, onClose }: ApplicationFormProps) {
  const { fullName, email, resume } = draft.input;
  const { state, formProps, fieldProps, checkField } = useFormSubmission(applicationForm, {
    texts: messages,
    fixedInput: { careerId: career._id, resume },
    submission: draft.submission,
    onSent(form, reference) {
      draft.clear();
      onSent(reference);
      // The visitor may have closed the dialog, and opened another one, meanwhile.
      if (form.isConnected) onClose();
    },
    onFailed: (error) => console.error('The application could not be sent.', error),
  });
  const pending = state.step === 'pending';

  // At once, not after the next paint: what an Escape does then depends on it.
  useLayoutEffect(() => {
    onBusy(pending);
    return () => onBusy(false);
  }, [pending, onBusy]);

  // The code for toasts is loaded ahead: when the connection fails, it could no longer be loaded.
  useEffect(notify.prepare, []);

  /** Keeps a valid file; of any other it shows the error and keeps nothing. */
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    if (!file) return;
    event.target.value = '';
    draft.update({ resume: checkField('resume', file) ? file : undefined });
  }

  return (
    <form className={styles.form} method="post" {...formProps}>
      <p className={styles.job}>{career.jobTitle}</p>
      <fieldset className={styles.fields} disabled={pending}>
        <TextField
          label={application.labels.fullName}
          {...fieldProps('fullName')}
          value={fullName}
          onChange={({ target }) => draft.update({ fullName: target.value })}
          autoComplete="name"
          dir="auto"
        />
        <TextField
          label={application.labels.email}
          {...fieldProps('email')}
          value={email}
          onChange={({ target }) => draft.update({ email: target.value })}
          type="email"
          autoComplete="email"
        />
        <ResumeField file={resume} {...fieldProps('resume')} progress={pending ? state.progress : undefined} onChoose={choose} />
        <Honeypot />
      </fieldset>
      <FailureNote state={state} />
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
