import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { limits } from '#contract/limits';
import { localeOfText } from '#contract/locale-of-text';
import { locales } from '#contract/locales';
import { Locale } from '#contract/office/account';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { isOfficeError } from '../../data/office-error.ts';
import { useAddQuote } from '../../data/quotes.ts';
import { useIdempotencyKey } from '../../data/use-idempotency-key.ts';
import { useStoredForm } from '../../data/use-stored-form.ts';
import { Dialog, FormFoot } from '../../parts/dialog.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useAction } from '../../parts/use-action.ts';
import styles from './call-dialog.module.css';

const Call = z.object({
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  country: z.string(),
  message: z.string(),
  locale: Locale.optional(),
});
type Call = z.infer<typeof Call>;
const start: { form: Call; version: number } = { form: { fullName: '', phoneNumber: '', email: '', country: '', message: '' }, version: 0 };
type Errors = Partial<Record<keyof Call, string>>;

const required = ['fullName', 'country', 'message'] as const;

/** Takes a request down that came by telephone. What is typed stays in this browser until it is saved. */
export function CallDialog({ onClose, onSaved }: { onClose(): void; onSaved(id: string): void }) {
  const { call: text } = useText('quotes');
  const add = useAddQuote();
  const { form: call, change, begin } = useStoredForm('call', Call, start);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey();

  // Until somebody chooses, the language is that of what is typed.
  const locale = call.locale ?? localeOfText(`${call.fullName} ${call.message}`);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function show(found: Errors): void {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const save = useAction({
    async run() {
      const saved = await add.mutateAsync({ quote: { ...call, locale }, key: key.of({ ...call, locale }) });
      begin(start.form, start.version);
      onClose();
      onSaved(saved.id);
      return saved;
    },
    done: ({ fullName }) => fillPlaceholders(text.saved, { name: fullName }),
    failed(error) {
      show((isOfficeError(error) && error.errors) || {});
      return text.failed;
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = Object.fromEntries(required.filter((name) => !call[name].trim()).map((name) => [name, text.required]));
    if (Object.keys(missing).length > 0) show(missing);
    else void save();
  }

  const field = (name: Exclude<keyof Call, 'locale'>) => ({
    label: text[name],
    value: call[name],
    error: errors[name],
    readOnly: add.isPending,
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <Dialog title={text.title} onClose={onClose}>
      <form method="post" ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className="quiet small">{text.text}</p>
        <TextField {...field('fullName')} maxLength={limits.name} dir="auto" autoComplete="off" />
        <div className={styles.two}>
          <TextField {...field('phoneNumber')} isOptional type="tel" dir="ltr" maxLength={limits.phone} autoComplete="off" />
          <TextField {...field('country')} maxLength={limits.country} dir="auto" autoComplete="off" />
        </div>
        <TextField {...field('email')} isOptional type="email" dir="ltr" maxLength={limits.email} autoComplete="off" />
        <TextArea {...field('message')} rows={5} maxLength={limits.message} dir="auto" />
        <div className={`row wrap between ${styles.locale}`}>
          <span>{text.locale}</span>
          <Segments
            label={text.locale}
            value={locale}
            options={locales.map((one) => ({ value: one, label: text.locales[one] }))}
            onChange={(chosen) => change({ locale: chosen })}
          />
        </div>
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={add.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
