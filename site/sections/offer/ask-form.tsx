import type { ReactNode } from 'react';
import { localizedPath } from '#contract/locales';
import { offerLimits } from '#contract/offers/offer-limits';
import { offerQuestion } from '#contract/urls';
import { TextArea } from '#ui/field.tsx';
import styles from './offer.module.css';
import { OfferForm } from './offer-form.tsx';
import type { OfferProps } from './offer-props.ts';

/** Asks about the offer, in writing or by telephone, which `children` name. */
export function AskForm({ shown: { refused, isAsked }, token, text, locale, children }: OfferProps & { children: ReactNode }) {
  const words = text.ask;
  const sent = refused?.form === 'ask' ? refused : undefined;
  const error = sent?.errors.question;
  const done = (
    <p className={`text-heading ${styles.accepted}`} role="status">
      {words.sent}
    </p>
  );
  return (
    <OfferForm
      name="ask"
      title={words.title}
      intro={isAsked && !sent ? done : <p>{words.text}</p>}
      refused={sent}
      action={localizedPath(offerQuestion(token), locale)}
      submit={{ label: words.submit, className: 'btn--line' }}
      below={<p className="text-muted">{children}</p>}
    >
      <div className="w-full">
        <TextArea
          id="offer-question"
          name="question"
          label={words.question}
          error={error}
          defaultValue={sent?.values.question}
          maxLength={offerLimits.question}
          dir="auto"
          autoFocus={error !== undefined}
        />
      </div>
    </OfferForm>
  );
}
