import { currencyDecimals, formatDecimal, formatShort, percentDecimals } from '#contract/offers/money';
import type { OfferTax } from '#contract/offers/offer-content';
import { sumsOf } from '#contract/offers/sum-offer';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Segments } from '../../../parts/fields/segments.tsx';
import { Switch } from '../../../parts/fields/switch.tsx';
import { discountKinds, type OfferForm, shownOf } from './offer-form.ts';
import styles from './offers.module.css';

interface OfferSumsProps {
  form: OfferForm;
  wrong: ReadonlySet<string>;
  tax: OfferTax | null;
  /** In the language of the Office; the customer reads its own. */
  taxName: string | undefined;
  onChange(changed: Partial<OfferForm>): void;
}

/** Discount and tax, and what the offer comes to as it is typed. */
export function OfferSums({ form, wrong, tax, taxName, onChange }: OfferSumsProps) {
  const { editor: text } = useText('offers');
  const shown = shownOf(form);
  const sums = sumsOf(shown, tax);
  const amount = (value: number) => <bdi dir="ltr">{formatDecimal(value, currencyDecimals(form.currency))}</bdi>;
  const taxText = tax && fillSentence(text.tax, { name: taxName ?? tax.name, percent: formatShort(tax.rate, percentDecimals) });
  return (
    <div className={`grid gap-6 text-xs ${styles.sums}`}>
      <div className="grid gap-4">
        <div className={`grid gap-3 ${styles.discount}`}>
          <div className="grid gap-1.5">
            <span className="field-label">{text.discount}</span>
            <Segments
              label={text.discount}
              value={form.discountKind}
              options={discountKinds.map((value) => ({ value, label: value === 'amount' ? form.currency : text.discounts[value] }))}
              onChange={(discountKind) => onChange({ discountKind })}
            />
          </div>
          {form.discountKind !== 'none' && (
            <TextField
              label={text.discountOf[form.discountKind]}
              error={wrong.has('discount') ? text.errors.discount : undefined}
              inputMode="decimal"
              dir="ltr"
              maxLength={20}
              autoComplete="off"
              value={form.discount}
              onChange={(discount) => onChange({ discount })}
            />
          )}
        </div>
        {taxText && <Switch label={taxText} checked={form.isTaxed} onChange={(isTaxed) => onChange({ isTaxed })} />}
      </div>
      <dl className={styles.totals} aria-live="polite">
        <div>
          <dt>{text.sum}</dt>
          <dd>{amount(sums.sum)}</dd>
        </div>
        {shown.discount && (
          <div>
            <dt>{text.discount}</dt>
            <dd>{amount(-sums.discount)}</dd>
          </div>
        )}
        {taxText && form.isTaxed && (
          <>
            {shown.discount && (
              <div>
                <dt>{text.net}</dt>
                <dd>{amount(sums.net)}</dd>
              </div>
            )}
            <div>
              <dt>{taxText}</dt>
              <dd>{amount(sums.tax)}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>
            {text.total} ({form.currency})
          </dt>
          <dd>{amount(sums.total)}</dd>
        </div>
      </dl>
    </div>
  );
}
