import type { FormOutcome } from '#contract/form-outcome';
import { applicationForm } from '#contract/forms/application';
import type { FieldName } from '#contract/forms/form-definition';
import { localizedPath } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
import { DialogFoot } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './application-form.module.css';
import { ApplicationInputs } from './application-inputs.tsx';
import { fieldPropsOf } from './field-props.ts';
import { stateOfOutcome } from './form-state.ts';
import { Honeypot } from './honeypot.tsx';
import { FailureNote } from './problem-notes.tsx';
import { resumeTypes } from './resume-types.ts';
import { SubmitButton } from './submit-button.tsx';

interface PlainApplicationFormProps {
  careerId: string;
  text: Content<'careers'>['application'];
  language: FormLanguage;
  /** The outcome of the form when it was sent before. */
  outcome: FormOutcome | undefined;
}

/** The application as a browser without JavaScript sends it: the response is the page with a receipt, or with what has to be corrected. */
export function PlainApplicationForm({ careerId, text, language, outcome }: PlainApplicationFormProps) {
  const state = stateOfOutcome(applicationForm, outcome, language.messages);
  const field = (name: FieldName<typeof applicationForm>) => ({
    label: text.labels[name],
    ...fieldPropsOf(applicationForm, state, outcome?.values ?? {}, name, language.texts.optional),
  });

  return (
    <form className="grid gap-6" method="post" action={localizedPath(applicationForm.page, language.locale)} encType="multipart/form-data">
      <h3 className="h3">{text.title}</h3>
      <input type="hidden" name="careerId" value={careerId} />
      <ApplicationInputs inputOf={field} />
      <TextField {...field('resume')} type="file" accept={resumeTypes} />
      <p className={`text-sm text-muted ${styles.hint}`}>
        {text.hint}
        {outcome && `. ${text.chooseAgain}`}
      </p>
      <Honeypot language={language} />
      <FailureNote language={language} state={state} />
      <DialogFoot>
        <p>{text.note}</p>
        <SubmitButton label={text.submit} pendingLabel={text.pending} pending={false} />
      </DialogFoot>
    </form>
  );
}
