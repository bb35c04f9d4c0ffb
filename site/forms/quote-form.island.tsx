// Runs in the browser to validate the input, to send it without leaving the page and to keep it when that fails.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormOutcome } from '#contract/form-outcome';
import { quoteForm } from '#contract/forms/quote';
import { localizedPath } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
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
  text: Content<'quoteFormText'>;
  language: FormLanguage;
  outcome?: FormOutcome | undefined;
  /** Says what the message begins with. */
  message?: string;
}

/** The quote form as a sheet of three numbered parts; once sent, the sheet is the receipt. */
export function QuoteForm({ text, language, outcome, message = '' }: QuoteFormProps) {
  const receipt = useRef<HTMLElement>(null);
  const onSent = () => receipt.current?.focus();
  const { state, reset, formProps, fieldProps } = useFormSubmission(quoteForm, { language, outcome, initialValues: { message }, onSent });
  const { labels, parts } = text;
  const pending = state.step === 'pending';

  function writeAnother(): void {
    flushSync(reset);
    document.getElementById(fieldId(quoteForm, 'fullName'))?.focus();
  }

  if (state.step === 'sent')
    return (
      <QuoteReceipt
        ref={receipt}
        text={text.sent}
        language={language}
        reference={state.reference}
        values={state.values}
        onAgain={writeAnother}
      />
    );

  return (
    <form
      className={`grid border-strong ${styles.sheet}`}
      method="post"
      action={localizedPath(quoteForm.page, language.locale)}
      aria-labelledby={titleId}
      {...formProps}
    >
      <h2 id={titleId} className={`h2 ${styles.title}`}>
        {text.title}
      </h2>
      <CorrectionNote form={quoteForm} labels={labels} language={language} state={state} />
      <fieldset className={`grid ${styles.part}`} disabled={pending}>
        <legend>{parts.who}</legend>
        <TextField label={labels.fullName} {...fieldProps('fullName')} autoComplete="name" dir="auto" />
        <TextField label={labels.email} {...fieldProps('email')} type="email" autoComplete="email" dir="ltr" />
      </fieldset>
      <fieldset className={`grid ${styles.part}`} disabled={pending}>
        <legend>{parts.where}</legend>
        <TextField label={labels.phoneNumber} {...fieldProps('phoneNumber')} type="tel" autoComplete="tel" dir="ltr" />
        <TextField label={labels.country} {...fieldProps('country')} autoComplete="country-name" dir="auto" />
      </fieldset>
      <fieldset className={`grid ${styles.part}`} disabled={pending}>
        <legend>{parts.what}</legend>
        <TextArea label={labels.message} {...fieldProps('message')} rows={6} dir="auto" />
      </fieldset>
      <Honeypot language={language} />
      <FailureNote language={language} state={state} />
      <SubmitButton label={text.submit} pendingLabel={text.pending} pending={pending} />
      <p className={`text-sm text-center text-muted ${styles.note}`}>
        <span role="status">{pending ? text.waiting : text.note}</span>{' '}
        <a href={pageUrl('privacyPolicy', language.locale)}>{text.privacy}</a>
      </p>
    </form>
  );
}
