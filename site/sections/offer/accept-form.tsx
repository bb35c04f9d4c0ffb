import { localizedPath } from '#contract/locales';
import { formatAmount } from '#contract/offers/money';
import { offerLimits } from '#contract/offers/offer-limits';
import { sumsOf } from '#contract/offers/sum-offer';
import type { OfferPaper } from '#contract/shown-offer';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isolatedLeftToRight } from '#contract/text/isolated';
import { offerAcceptance } from '#contract/urls';
import { errorAttributes, FieldError, TextField } from '#ui/field.tsx';
import styles from './offer.module.css';
import { OfferForm } from './offer-form.tsx';
import type { OfferProps } from './offer-props.ts';

/** Accepts the offer under a name, once it is agreed to. */
export function AcceptForm({ shown: { refused }, offer: { content, tax }, token, text, locale }: OfferProps & { offer: OfferPaper }) {
  const { title, text: intro, name, consent, submit } = text.accept;
  const { currency } = content;
  const total = formatAmount(sumsOf(content, tax).total, currency);
  const sent = refused?.form === 'accept' ? refused : undefined;
  const { name: nameError, consent: consentError } = sent?.errors ?? {};
  return (
    <OfferForm
      name="accept"
      title={title}
      intro={<p>{fillPlaceholders(intro, { total: isolatedLeftToRight(total) })}</p>}
      refused={sent}
      action={localizedPath(offerAcceptance(token), locale)}
      submit={{ label: submit, className: 'btn--primary' }}
    >
      <div className="w-full">
        <TextField
          id="offer-name"
          name="name"
          label={name}
          error={nameError}
          defaultValue={sent?.values.name}
          maxLength={offerLimits.name}
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
          <span>{consent}</span>
        </label>
        <FieldError id="offer-consent" error={consentError} />
      </div>
    </OfferForm>
  );
}
