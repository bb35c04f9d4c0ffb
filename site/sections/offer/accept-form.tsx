import { localizedPath } from '#contract/locales';
import { currencyDecimals, formatDecimal } from '#contract/offers/money';
import { sumsOf } from '#contract/offers/sum-offer';
import type { OfferPaper } from '#contract/shown-offer';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { offerAcceptance } from '#contract/urls';
import { errorAttributes, FieldError, TextField } from '#ui/field.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offer-props.ts';
import { Refused } from './refused.tsx';

/** Accepts the offer under a name, once it is agreed to. */
export function AcceptForm({ shown: { refused }, offer: { content, tax }, token, text, locale }: OfferProps & { offer: OfferPaper }) {
  const words = text.accept;
  const { currency } = content;
  const total = `${formatDecimal(sumsOf(content, tax).total, currencyDecimals(currency))} ${currency}`;
  const sent = refused?.form === 'accept' ? refused : undefined;
  const { name: nameError, consent: consentError } = sent?.errors ?? {};
  return (
    <section className={`grid gap-4 ${styles.form}`} aria-labelledby="accept">
      <h2 className="h3" id="accept">
        {words.title}
      </h2>
      <p>{fillPlaceholders(words.text, { total: `\u2066${total}\u2069` })}</p>
      <Refused refused={sent} />
      <form className="grid gap-4 justify-items-start" method="post" action={localizedPath(offerAcceptance(token), locale)}>
        <div className="w-full">
          <TextField
            id="offer-name"
            name="name"
            label={words.name}
            error={nameError}
            defaultValue={sent?.values.name}
            maxLength={120}
            autoComplete="name"
            dir="auto"
            autoFocus={nameError !== undefined}
          />
        </div>
        <div className="grid gap-2">
          <label className={`flex gap-3 ${styles.consent}`}>
            <input
              type="checkbox"
              name="consent"
              value="yes"
              id="offer-consent"
              required
              {...errorAttributes('offer-consent', consentError)}
            />
            <span>{words.consent}</span>
          </label>
          <FieldError id="offer-consent" error={consentError} />
        </div>
        <button type="submit" className="btn btn--primary">
          {words.submit}
        </button>
      </form>
    </section>
  );
}
