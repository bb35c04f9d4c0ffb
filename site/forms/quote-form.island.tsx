// Runs in the browser to validate the input, to send it without leaving the page and to keep it when that fails.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { quoteFormText as quote } from '#content/en/quote-form';
import type { FormOutcome } from '#contract/form-outcome';
import { quoteForm } from '#contract/forms/quote';
import type { FormMessageTexts } from '#contract/messages';
import { urls } from '#contract/urls';
import { TextArea, TextField } from '#ui/field.tsx';
import { fieldId } from './field-props.ts';
import { Honeypot } from './honeypot.tsx';
import { CorrectionNote, FailureNote } from './problem-notes.tsx';
import styles from './quote-form.module.css';
import { QuoteReceipt } from './quote-receipt.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormSubmission } from './use-form-submission.ts';

const titleId = 'quote-title';

interface QuoteFormProps {
  messages: FormMessageTexts;
  outcome?: FormOutcome | undefined;
}

/** The quote form as a sheet of three numbered parts; once sent, the sheet is the receipt. */
export function QuoteForm({ messages, outcome }: QuoteFormProps) {
  const receipt = useRef<HTMLElement>(null);
  const onSent = () => receipt.current?.focus();
  const { state, reset, formProps, fieldProps } = useFormSubmission(quoteForm, { texts: messages, outcome, onSent });
  const pending = state.step === 'pending';

  function writeAnother(): void {
    flushSync(reset);
    document.getElementById(fieldId(quoteForm, 'fullName'))?.focus();
  }

  if (state.step === 'sent') return <QuoteReceipt ref={receipt} reference={state.reference} values={state.values} onAgain={writeAnother} />;

  return (
    <form className={styles.sheet} method="post" action={quoteForm.page} aria-labelledby={titleId} {...formProps}>
      <h2 id={titleId} className={`h2 ${styles.title}`}>
        {quote.title}
      </h2>
      <CorrectionNote form={quoteForm} labels={quote.labels} state={state} />
      <fieldset className={styles.part} disabled={pending}>
        <legend>{quote.parts.who}</legend>
        <TextField label={quote.labels.fullName} {...fieldProps('fullName')} autoComplete="name" dir="auto" />
        <TextField label={quote.labels.email} {...fieldProps('email')} type="email" autoComplete="email" />
      </fieldset>
      <fieldset className={styles.part} disabled={pending}>
        <legend>{quote.parts.where}</legend>
        <TextField label={quote.labels.phoneNumber} {...fieldProps('phoneNumber')} type="tel" autoComplete="tel" />
        <TextField label={quote.labels.country} {...fieldProps('country')} autoComplete="country-name" dir="auto" />
      </fieldset>
      <fieldset className={styles.part} disabled={pending}>
        <legend>{quote.parts.what}</legend>
        <TextArea label={quote.labels.message} {...fieldProps('message')} rows={6} dir="auto" />
      </fieldset>
      <Honeypot />
      <FailureNote state={state} />
      <SubmitButton label={quote.submit} pendingLabel={quote.pending} pending={pending} />
      <p className={styles.note}>
        <span role="status">{pending ? quote.waiting : quote.note}</span> <a href={urls.privacyPolicy}>{quote.privacy}</a>
      </p>
    </form>
  );
}
