import { useId, useRef, useState } from 'react';
import type { AnyFieldTexts } from '#contract/forms/field-texts';
import { enteredFields, requiredFields } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { locales } from '#contract/locales';
import { callFields } from '#contract/office/call-fields';
import { fillSentence } from '#contract/text/fill-sentence';
import { localeOfText } from '#contract/text/locale-of-text';
import { useLocale, useText } from '../../content/use-text.ts';
import { type Call, useCallDraft } from '../../data/cases/call-draft.ts';
import { useAddQuote } from '../../data/cases/quotes.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { regionName } from '../../parts/contact/country-name.ts';
import { CountryOptions, completedCountry } from '../../parts/contact/country-options.tsx';
import { regionOfPhone } from '../../parts/contact/phone-links.ts';
import { Form } from '../../parts/fields/form.tsx';
import { FormInput } from '../../parts/fields/form-input.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './call-dialog.module.css';

type Errors = Partial<Record<keyof Call, string>>;

const required = requiredFields({ fields: callFields });
/** Fields without a place of their own. */
const others = enteredFields(quoteForm).filter((name) => !['fullName', 'phoneNumber', 'country', 'email', 'message'].includes(name));

/** Takes a quote down that came by telephone. What is typed stays in this browser until it is saved. */
export function CallDialog({ onClose, onSaved }: { onClose(): void; onSaved(id: string): void }) {
  const { call: text } = useText('quotes');
  const fields = useText('fields');
  const add = useAddQuote();
  const { content: call, change, discard } = useCallDraft();
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey();
  const countries = useId();
  const readerLocale = useLocale();

  // Until somebody chooses, the language is that of what is typed.
  const locale = call.locale ?? localeOfText(`${call.fullName} ${call.message}`);

  function show(found: Errors): void {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const save = useAction({
    async run() {
      const quote = { ...call, country: completedCountry(call.country, readerLocale), locale };
      const saved = await add.mutateAsync({ quote, key: key.of(quote) });
      discard();
      onClose();
      onSaved(saved.id);
      return saved;
    },
    done: ({ fullName }) => fillSentence(text.saved, { name: fullName }),
    failed(error) {
      show((isOfficeError(error) && error.errors) || {});
      return text.failed;
    },
  });
  /** Until somebody types another one, the country is that of the number. */
  const countryOf = (number: string): string => {
    const region = regionOfPhone(number);
    return region === undefined ? '' : regionName(region, readerLocale);
  };
  function changeField(name: Exclude<keyof Call, 'locale'>, value: string): void {
    const isOfNumber = call.country === countryOf(call.phoneNumber);
    change({ [name]: value, ...(name === 'phoneNumber' && isOfNumber && { country: countryOf(value) }) });
  }
  function submit(): void {
    const missing = Object.fromEntries(required.filter((name) => !call[name].trim()).map((name) => [name, text.required]));
    if (Object.keys(missing).length > 0) show(missing);
    else void save();
  }

  const labels = { ...fields.quote.labels, ...text.labels };
  const { choices }: AnyFieldTexts = fields.quote;
  const input = (name: Exclude<keyof Call, 'locale'>) => (
    <FormInput
      key={name}
      field={callFields[name]}
      label={labels[name]}
      choices={choices?.[name]}
      error={errors[name]}
      value={call[name]}
      list={name === 'country' ? countries : undefined}
      readOnly={add.isPending}
      onChange={(value) => changeField(name, value)}
    />
  );

  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        <p className="text-quiet text-xs">{text.text}</p>
        {input('fullName')}
        <div className="grid grid-cols-2 phone:grid-cols-1 gap-4">
          {input('phoneNumber')}
          {input('country')}
          <CountryOptions id={countries} locale={readerLocale} />
        </div>
        {input('email')}
        {input('message')}
        {others.map(input)}
        <div className={`row flex-wrap justify-between ${styles.locale}`}>
          <span>{text.locale}</span>
          <Segments
            label={text.locale}
            value={locale}
            options={locales.map((one) => ({ value: one, label: text.locales[one] }))}
            onChange={(chosen) => change({ locale: chosen })}
          />
        </div>
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={add.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
