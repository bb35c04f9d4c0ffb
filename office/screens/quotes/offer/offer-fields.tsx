import { siteLocales } from '#contract/locales';
import type { OfferTax } from '#contract/offers/offer-content';
import { offerLimits } from '#contract/offers/offer-limits';
import type { QuoteOffers } from '#contract/offers/office-offers';
import { useLocale, useText } from '../../../content/use-text.ts';
import { TextArea, TextField } from '../../../parts/fields/field.tsx';
import { Segments } from '../../../parts/fields/segments.tsx';
import { Select } from '../../../parts/fields/select.tsx';
import { LineRows } from './line-rows.tsx';
import type { OfferForm } from './offer-form.ts';
import { OfferSums } from './offer-sums.tsx';
import styles from './offers.module.css';

interface OfferFieldsProps {
  form: OfferForm;
  wrong: ReadonlySet<string>;
  known: QuoteOffers;
  tax: OfferTax | null;
  onChange(changed: Partial<OfferForm>): void;
}

export function OfferFields({ form, wrong, known, tax, onChange }: OfferFieldsProps) {
  const { editor: text } = useText('offers');
  const officeLocale = useLocale();
  const currencies = [...new Set([...known.currencies, form.currency])].map((value) => ({ value, label: value }));
  const errorOf = (field: keyof OfferForm) => (wrong.has(field) ? text.errors[field as keyof typeof text.errors] : undefined);

  /** The terms follow the language as long as they are those of the template. */
  function chooseLanguage(locale: OfferForm['locale']): void {
    const isTemplate = form.terms.trim() === known.terms[form.locale]?.trim();
    onChange({ locale, ...(isTemplate && { terms: known.terms[locale] ?? '' }) });
  }

  return (
    <>
      {siteLocales.length > 1 && (
        <div className="row flex-wrap justify-between gap-2 text-xs">
          <span className="field-label">{text.language}</span>
          <Segments
            label={text.language}
            value={form.locale}
            options={siteLocales.map((value) => ({ value, label: text.languages[value], lang: value }))}
            onChange={chooseLanguage}
          />
        </div>
      )}
      <div className={`grid gap-4 ${styles.three}`}>
        <TextField
          label={text.title}
          isOptional
          value={form.title}
          maxLength={offerLimits.title}
          dir="auto"
          autoComplete="off"
          onChange={(title) => onChange({ title })}
        />
        <TextField
          label={text.validUntil}
          type="date"
          min={known.today}
          error={errorOf('validUntil')}
          value={form.validUntil}
          onChange={(validUntil) => onChange({ validUntil })}
        />
        <Select label={text.currency} value={form.currency} options={currencies} onChange={(currency) => onChange({ currency })} />
      </div>
      <LineRows form={form} wrong={wrong} onChange={(lines) => onChange({ lines })} />
      <OfferSums {...{ form, wrong, tax, onChange }} taxName={known.taxes[officeLocale]?.name} />
      <TextArea
        label={text.recipient}
        hint={text.recipientHint}
        error={errorOf('recipient')}
        rows={2}
        value={form.recipient}
        maxLength={offerLimits.recipient}
        dir="auto"
        onChange={(recipient) => onChange({ recipient })}
      />
      <TextArea
        label={text.terms}
        isOptional
        hint={text.termsHint}
        rows={6}
        value={form.terms}
        maxLength={offerLimits.terms}
        dir="auto"
        onChange={(terms) => onChange({ terms })}
      />
    </>
  );
}
