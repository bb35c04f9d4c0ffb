import { reviewFormText as review } from '#content/en/review-form';
import { serviceNames } from '#content/en/services';
import { type ReviewValues, reviewForm } from '#contract/forms/review';
import { serviceIds } from '#contract/services';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { RatingField } from '#ui/rating-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { CorrectionNote, FailureNote } from './problem-notes.tsx';
import styles from './review-form.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { FormSubmission } from './use-form-submission.ts';

const services = serviceIds.map((id) => ({ value: id, label: serviceNames[id] }));

/** The five fields of a review. */
export function ReviewFields({ submission }: { submission: FormSubmission<keyof ReviewValues> }) {
  const { state, formProps, fieldProps } = submission;
  const pending = state.step === 'pending';

  return (
    <form className={styles.form} method="post" action={reviewForm.page} {...formProps}>
      <CorrectionNote form={reviewForm} labels={review.labels} state={state} />
      <fieldset className={styles.fields} disabled={pending}>
        <TextField label={review.labels.fullName} {...fieldProps('fullName')} autoComplete="name" dir="auto" />
        <TextField label={review.labels.email} {...fieldProps('email')} type="email" autoComplete="email" />
        <RatingField label={review.labels.rate} {...fieldProps('rate')} stars={review.stars} />
        <SelectField label={review.labels.service} {...fieldProps('service')} options={services} placeholder={review.chooseService} />
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
