import type { ReactNode } from 'react';
import { localizedPath } from '#contract/locales';
import { offerLimits } from '#contract/offers/offer-limits';
import { offerQuestion } from '#contract/urls';
import { TextArea } from '#ui/field.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offer-props.ts';
import { Refused } from './refused.tsx';

/** Asks about the offer, in writing or by telephone, which `children` name. */
export function AskForm({ shown: { refused, isAsked }, token, text, locale, children }: OfferProps & { children: ReactNode }) {
  const words = text.ask;
  const sent = refused?.form === 'ask' ? refused : undefined;
  const error = sent?.errors.question;
  return (
    <section className={`grid gap-4 ${styles.form}`} aria-labelledby="ask">
      <h2 className="h3" id="ask">
        {words.title}
      </h2>
      {isAsked && !sent ? (
        <p className={`text-heading ${styles.accepted}`} role="status">
          {words.sent}
        </p>
      ) : (
        <p>{words.text}</p>
      )}
      <Refused refused={sent} />
      <form className="grid gap-4 justify-items-start" method="post" action={localizedPath(offerQuestion(token), locale)}>
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
        <button type="submit" className="btn btn--line">
          {words.submit}
        </button>
      </form>
      <p className="text-muted">{children}</p>
    </section>
  );
}
