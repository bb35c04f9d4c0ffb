import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { mailLimits } from '#contract/office/mail';
import { useText } from '../content/use-text.ts';
import { useIdempotencyKey } from '../data/use-idempotency-key.ts';
import { useStoredText } from '../data/use-stored-text.ts';
import { Dialog, FormFoot } from './dialog.tsx';
import { TextArea } from './field.tsx';
import { useToast } from './toast.tsx';

type AddReply = UseMutationResult<unknown, Error, { id: string; text: string; key: string }>;

interface ReplyDialogProps {
  /** Of what it was said about. */
  id: string;
  /** Who said it. */
  name: string;
  /** The name under which this browser keeps what is being typed. */
  storedAs: string;
  add: Pick<AddReply, 'mutateAsync' | 'isPending'>;
  text: { title: string; text: string; label: string; save: string; cancel: string; saved: string; failed: string };
  onClose(): void;
}

/** Puts on the timeline what somebody said by telephone, or wrote where no mailbox is read. */
export function ReplyDialog({ id, name, storedAs, add, text, onClose }: ReplyDialogProps) {
  const { required } = useText('messages');
  const toast = useToast();
  const [said, setSaid, forget] = useStoredText(storedAs);
  const [error, setError] = useState<string>();
  const key = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (add.isPending) return;
    if (!said.trim()) return setError(required);
    const reply = { id, text: said.trim() };
    try {
      await add.mutateAsync({ ...reply, key: key.of(reply) });
      forget(said);
      toast.done(text.saved);
      onClose();
    } catch {
      setError(text.failed);
    }
  }

  return (
    <Dialog title={fillPlaceholders(text.title, { name })} onClose={onClose}>
      <form method="post" onSubmit={(event) => void submit(event)}>
        <p className="quiet small">{text.text}</p>
        <TextArea
          ref={field}
          label={text.label}
          value={said}
          error={error}
          rows={6}
          maxLength={mailLimits.text}
          readOnly={add.isPending}
          dir="auto"
          onChange={setSaid}
        />
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={add.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
