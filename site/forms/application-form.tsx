import { type ChangeEvent, useEffect, useLayoutEffect } from 'react';
import { applicationForm } from '#contract/forms/application';
import type { Job } from '#contract/job';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
import { DialogFoot } from '#ui/dialog/dialog.tsx';
import { createNotifier } from '#ui/notify.ts';
import type { ApplicationDraft } from './application-draft.ts';
import styles from './application-form.module.css';
import { ApplicationInputs } from './application-inputs.tsx';
import { Honeypot } from './honeypot.tsx';
import { FailureNote } from './problem-notes.tsx';
import { ResumeField } from './resume-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormSubmission } from './use-form-submission.ts';

interface ApplicationFormProps {
  career: Job;
  draft: ApplicationDraft;
  text: Content<'careers'>['application'];
  language: FormLanguage;
  /** Called when the application begins to be sent, and when that has ended in one way or the other. */
  onBusy: (busy: boolean) => void;
  onSent: (reference: string | undefined) => void;
  onClose: () => void;
}

export function ApplicationForm({ career, draft, text, language, onBusy, onSent, onClose }: ApplicationFormProps) {
  const { resume, hasLostFile } = draft.input;
  const { state, formProps, fieldProps, checkField } = useFormSubmission(applicationForm, {
    language,
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
  useEffect(() => createNotifier(language.texts.toasts).prepare(), [language]);

  /** Keeps a valid file; of any other it shows the error and keeps nothing. */
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    if (!file) return;
    event.target.value = '';
    draft.update({ resume: checkField('resume', file) ? file : undefined });
  }

  return (
    <form className="grid gap-6" method="post" {...formProps}>
      <p className={`text-brand-light ${styles.job}`}>
        <bdi {...languageAttributes(languageOf(career.jobTitle), language.locale)}>{career.jobTitle}</bdi>
      </p>
      <fieldset className="grid gap-5" disabled={pending}>
        <ApplicationInputs
          inputOf={(name) => ({
            label: text.labels[name],
            ...fieldProps(name),
            value: draft.input[name] ?? '',
            onChange: ({ target }) => draft.update({ [name]: target.value }),
          })}
        />
        <ResumeField
          text={text}
          file={resume}
          {...fieldProps('resume')}
          progress={pending ? state.progress : undefined}
          onChoose={choose}
        />
        {hasLostFile && <p className={`text-sm text-muted ${styles.hint}`}>{text.chooseAgain}</p>}
        <Honeypot language={language} />
      </fieldset>
      <FailureNote language={language} state={state} />
      <DialogFoot>
        <p role="status">{text.note}</p>
        <button type="button" className="btn btn--line" onClick={onClose} disabled={pending}>
          {text.cancel}
        </button>
        <SubmitButton label={text.submit} pendingLabel={text.pending} pending={pending} />
      </DialogFoot>
    </form>
  );
}
