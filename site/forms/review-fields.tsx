import { type ReviewValues, reviewForm } from '#contract/forms/review';
import { localizedPath } from '#contract/locales';
import { serviceIds } from '#contract/services';
import type { ReviewFormTexts } from '#site/content/form-language.ts';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RatingField } from '#ui/rating-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { CorrectionNote, FailureNote } from './problem-notes.tsx';
import styles from './review-form.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { FormSubmission } from './use-form-submission.ts';

interface ReviewFieldsProps {
  form: ReviewFormTexts;
  submission: FormSubmission<keyof ReviewValues>;
}

/** The five fields of a review. */
export function ReviewFields({ form: { language, text, off = [] }, submission }: ReviewFieldsProps) {
  const { state, formProps, fieldProps } = submission;
  const { labels, choices } = text;
  const options = serviceIds.filter((id) => !off.includes(id)).map((id) => ({ value: id, label: choices.service[id] }));
  const pending = state.step === 'pending';

  return (
    <form className="grid gap-5" method="post" action={localizedPath(reviewForm.page, language.locale)} {...formProps}>
      <CorrectionNote form={reviewForm} labels={labels} language={language} state={state} />
      <fieldset className={`grid ${styles.fields}`} disabled={pending}>
        <TextField label={labels.fullName} {...fieldProps('fullName')} autoComplete="name" dir="auto" />
        <TextField label={labels.email} {...fieldProps('email')} type="email" autoComplete="email" dir="ltr" />
        <RatingField label={labels.rate} {...fieldProps('rate')} stars={text.stars} />
        <SelectField label={labels.service} {...fieldProps('service')} options={options} placeholder={text.chooseService} />
        <div className={styles.whole}>
          <TextArea label={labels.message} {...fieldProps('message')} rows={5} dir="auto" />
        </div>
      </fieldset>
      <Honeypot language={language} />
      <FailureNote language={language} state={state} />
      <div className={`cluster justify-between text-sm text-muted ${styles.foot}`}>
        <p>{text.note}</p>
        <SubmitButton label={text.submit} pendingLabel={text.pending} pending={pending} />
      </div>
    </form>
  );
}
