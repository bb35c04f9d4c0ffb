import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits';
import { locales } from '#contract/locales';
import { Locale } from '#contract/office/account';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { localeOfText } from '#contract/text/locale-of-text';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { useAddQuote } from '../../data/cases/quotes.ts';
import { useStoredForm } from '../../data/drafts/use-stored-form.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { TextArea, TextField } from '../../parts/fields/field.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';
import { useToast } from '../../parts/messages/toast.tsx';
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
  const toast = useToast();
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

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (add.isPending) return;
    const missing = Object.fromEntries(required.filter((name) => !call[name].trim()).map((name) => [name, text.required]));
    if (Object.keys(missing).length > 0) return show(missing);
    try {
      const { id, fullName } = await add.mutateAsync({ quote: { ...call, locale }, key: key.of({ ...call, locale }) });
      begin(start.form, start.version);
      toast.done(fillPlaceholders(text.saved, { name: fullName }));
      onClose();
      onSaved(id);
    } catch (error) {
      show(isOfficeError(error) ? (error.errors ?? {}) : {});
      toast.failed(text.failed);
    }
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
      <form method="post" ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
