import { forms } from '#content/forms';
import type { reviewFields } from '#contract/review-fields';
import { serviceNames } from '#contract/services';
import { urls } from '#contract/urls';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RatingField } from '#ui/rating-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { CorrectionNote, FailureNote } from './problem-notes.tsx';
import styles from './review-form.module.css';
import { reviewRules } from './review-rules.ts';
import { SubmitButton } from './submit-button.tsx';
import type { FormSubmission } from './use-form-submission.ts';

const { review } = forms;

/** The five fields of a review. */
export function ReviewFields({ submission }: { submission: FormSubmission<keyof typeof reviewFields> }) {
  const { state, formProps, fieldProps } = submission;
  const pending = state.step === 'pending';

  return (
    <form className={styles.form} method="post" action={urls.home} {...formProps}>
      <CorrectionNote rules={reviewRules} labels={review.labels} state={state} />
      <fieldset className={styles.fields} disabled={pending}>
        <TextField label={review.labels.fullName} {...fieldProps('fullName')} autoComplete="name" dir="auto" />
        <TextField label={review.labels.email} {...fieldProps('email')} type="email" autoComplete="email" />
        <RatingField label={review.labels.rate} {...fieldProps('rate')} stars={review.stars} />
        <SelectField label={review.labels.service} {...fieldProps('service')} options={serviceNames} placeholder={review.chooseService} />
        <div className={styles.whole}>
          <TextArea label={review.labels.message} {...fieldProps('message')} rows={5} dir="auto" />
        </div>
      </fieldset>
      <Honeypot />
      <FailureNote state={state} />
      <div className={`cluster ${styles.foot}`}>
        <p>{review.note}</p>
        <SubmitButton label={review.submit} pendingLabel={review.pending} pending={pending} />
      </div>
    </form>
  );
}
