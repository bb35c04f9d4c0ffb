import { type Ref, useRef } from 'react';
import type { QuoteValues } from '#contract/forms/quote';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
import { hasModifierKey } from '#ui/has-modifier-key.ts';
import { CopyReference } from './copy-reference.tsx';
import { firstFocus } from './first-focus.ts';
import styles from './quote-form.module.css';

interface QuoteReceiptProps {
  ref: Ref<HTMLElement>;
  text: Content<'quoteFormText'>['sent'];
  language: FormLanguage;
  reference: string | undefined;
  values: Pick<QuoteValues, 'fullName' | 'email'>;
  onAgain: () => void;
}

/** Confirms the request: its reference, and what happens next. It takes the focus, so that screen readers read it aloud. */
export function QuoteReceipt({ ref, text, language, reference, values, onAgain }: QuoteReceiptProps) {
  const { receipt } = language.texts;
  const shownReference = useRef<HTMLElement>(null);
  return (
    <section ref={ref} className={`grid border-strong ${styles.sheet} gap-6 ${styles.sent}`} aria-labelledby="quote-sent" {...firstFocus}>
      <svg className={`fill-none stroke-brand ${styles.mark}`} viewBox="0 0 120 120" aria-hidden="true" strokeWidth="2">
        <circle cx="60" cy="60" r="56" />
        <path className="stroke-brand-light" d="M36 62l17 17 33-37" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h2 id="quote-sent" className={`h2 ${styles.title}`}>
        {text.title}
      </h2>
      <p>
        {text.thanks.before}
        <bdi>{values.fullName.trim()}</bdi>
        {text.thanks.after} {text.next}
      </p>
      <dl className={styles.facts}>
        {reference && (
          <div className="flex flex-wrap items-baseline justify-between">
            <dt className="text-md text-muted">{receipt.reference}</dt>
            <dd className={`text-heading ${styles.reference}`}>
              <bdi ref={shownReference} dir="ltr">
                {reference}
              </bdi>
            </dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between">
          <dt className="text-md text-muted">{receipt.answerTo}</dt>
          <dd className="text-heading">
            <bdi dir="ltr">{values.email.trim()}</bdi>
          </dd>
        </div>
      </dl>
      <p className={`cluster ${styles.actions}`}>
        {reference && <CopyReference reference={reference} shownIn={shownReference} text={receipt} />}
        <a
          className="link"
          href={pageUrl('contact', language.locale)}
          onClick={(event) => {
            if (hasModifierKey(event)) return;
            event.preventDefault();
            onAgain();
          }}
        >
          {text.again}
        </a>
      </p>
    </section>
  );
}
