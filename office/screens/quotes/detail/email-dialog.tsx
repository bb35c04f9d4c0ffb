import { useEffect, useRef, useState } from 'react';
import { quoteForm } from '#contract/forms/quote';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { useChangeEmail } from '../../../data/cases/quotes.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { Dialog, FormFoot } from '../../../parts/messages/dialog.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';

/** Asks for the address of somebody who called, or for the right one. */
export function EmailDialog({ quote, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const { email: text, failed } = useText('quotes');
  const { required } = useText('messages');
  const { id, version, fullName: name, email: present } = quote;
  const change = useChangeEmail();
  const [email, setEmail] = useState(present);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const isFirst = present === '';

  function show(problem: string | undefined): void {
    setError(problem);
    field.current?.focus();
  }
  const save = useAction({
    async run() {
      const changed = await change.mutateAsync({ id, version, email });
      onClose();
      return changed;
    },
    done: fillSentence(isFirst ? text.added : text.corrected, { name }),
    failed: text.failed,
    newer: fillSentence(failed.changedMeanwhile, { name }),
    onErrors: ({ email: problem }) => show(problem),
  });
  function submit(): void {
    if (email.trim() === '') show(required);
    else if (email.trim() === present) onClose();
    else void save();
  }

  return (
    <Dialog title={fillSentence(isFirst ? text.add : text.correct, { name })} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={text.label}
          hint={text.text}
          error={error}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={quoteForm.fields.email.max}
          readOnly={change.isPending}
          value={email}
          onChange={setEmail}
        />
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={change.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
