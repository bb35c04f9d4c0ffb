import type { Ref } from 'react';
import { forms } from '#content/en/forms';
import { quoteFormText } from '#content/en/quote-form';
import type { QuoteValues } from '#contract/forms/quote';
import { urls } from '#contract/urls';
import { CopyReference } from './copy-reference.tsx';
import { firstFocus } from './first-focus.ts';
import styles from './quote-form.module.css';

interface QuoteReceiptProps {
  ref: Ref<HTMLElement>;
  reference: string | undefined;
  values: Pick<QuoteValues, 'fullName' | 'email'>;
  onAgain: () => void;
}

const { receipt } = forms;
const { sent } = quoteFormText;

/** Confirms the request: its reference, and what happens next. It takes the focus, so that screen readers read it aloud. */
export function QuoteReceipt({ ref, reference, values, onAgain }: QuoteReceiptProps) {
  return (
    <section ref={ref} className={`${styles.sheet} ${styles.sent}`} aria-labelledby="quote-sent" {...firstFocus}>
      <svg className={styles.mark} viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="56" />
        <path d="M36 62l17 17 33-37" />
      </svg>
      <h2 id="quote-sent" className={`h2 ${styles.title}`}>
        {sent.title}
      </h2>
      <p>
        {sent.thanks.before}
        <bdi>{values.fullName.trim()}</bdi>
        {sent.thanks.after} {sent.next}
      </p>
      <dl className={styles.facts}>
        {reference && (
          <div>
            <dt>{receipt.reference}</dt>
            <dd className={styles.reference}>{reference}</dd>
          </div>
        )}
        <div>
          <dt>{receipt.answerTo}</dt>
          <dd>{values.email.trim()}</dd>
        </div>
      </dl>
      <p className={`cluster ${styles.actions}`}>
        {reference && <CopyReference reference={reference} />}
        <a
          className="link"
          href={urls.contact}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {sent.again}
        </a>
      </p>
    </section>
  );
}
