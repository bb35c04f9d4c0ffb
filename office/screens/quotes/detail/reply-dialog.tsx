import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { mailLimits } from '#contract/office/mail';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useAddReply } from '../../../data/quotes.ts';
import { useKept } from '../../../data/use-kept.ts';
import { Dialog, FormFoot } from '../../../parts/dialog.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { useToast } from '../../../parts/toast.tsx';

/** Puts on the timeline what a customer said by telephone, or wrote where nobody reads here. */
export function ReplyDialog({ quote, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const { reply: text, call } = useText('quotes');
  const toast = useToast();
  const addReply = useAddReply();
  const [said, setSaid] = useKept(`reply:${quote.id}`);
  const [error, setError] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addReply.isPending) return;
    if (!said.trim()) return setError(call.required);
    addReply.mutate(
      { id: quote.id, text: said.trim(), key: key.current },
      {
        onSuccess: () => {
          setSaid('');
          toast.done(text.saved);
          onClose();
        },
        onError: () => setError(text.failed),
      },
    );
  };
  return (
    <Dialog title={fillPlaceholders(text.title, { name: quote.fullName })} onClose={onClose}>
      <form method="post" onSubmit={submit}>
        <p className="quiet small">{text.text}</p>
        <TextArea
          ref={field}
          label={text.label}
          value={said}
          error={error}
          rows={6}
          maxLength={mailLimits.text}
          dir="auto"
          onChange={setSaid}
        />
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={addReply.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
