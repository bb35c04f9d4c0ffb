import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { limits } from '#contract/limits';
import { useText } from '../../content/use-text.ts';
import { useAddQuote } from '../../data/quotes.ts';
import { isOfficeError } from '../../data/request.ts';
import { Dialog, FormFoot } from '../../parts/dialog.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { useToast } from '../../parts/toast.tsx';
import styles from './call-dialog.module.css';

const empty = { fullName: '', phoneNumber: '', email: '', country: '', message: '' };
type Call = typeof empty;
type Errors = Partial<Record<keyof Call, string>>;

const required = ['fullName', 'country', 'message'] as const;

/** Takes a request down that came by telephone. */
export function CallDialog({ onClose, onSaved }: { onClose(): void; onSaved(id: string): void }) {
  const { call: text } = useText('quotes');
  const toast = useToast();
  const add = useAddQuote();
  const [call, setCall] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function show(found: Errors): void {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const missing = Object.fromEntries(required.filter((name) => !call[name].trim()).map((name) => [name, text.required]));
    if (Object.keys(missing).length > 0) return show(missing);
    add.mutate(
      { quote: call, key: key.current },
      {
        onSuccess: ({ id, fullName }) => {
          toast.done(fillPlaceholders(text.saved, { name: fullName }));
          onClose();
          onSaved(id);
        },
        onError: (error) => {
          show(isOfficeError(error) ? (error.errors ?? {}) : {});
          toast.failed(text.failed);
        },
      },
    );
  };

  const field = (name: keyof Call) => ({
    label: text[name],
    value: call[name],
    error: errors[name],
    onChange: (value: string) => setCall({ ...call, [name]: value }),
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
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={add.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
