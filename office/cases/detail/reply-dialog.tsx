import { useState } from 'react';
import { mailLimits } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { CaseRow } from '../../data/cases/cases.ts';
import { useLocalText } from '../../data/drafts/use-drafts.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { TextArea } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import type { CaseKind } from '../case-kind.ts';

interface ReplyDialogProps {
  kind: CaseKind;
  /** The case that it was said about, with who said it. */
  detail: CaseRow;
  onClose(): void;
}

/** Puts on the timeline what somebody said by telephone, or wrote where no mailbox is read. */
export function ReplyDialog({ kind, detail: { id, fullName: name }, onClose }: ReplyDialogProps) {
  const { reply: text } = useText(kind.topic);
  const add = kind.cases.useWriting('Replies');
  const { required } = useText('messages');
  const said = useLocalText(`${kind.storedPrefix}reply:${id}`);
  const [error, setError] = useState<string>();
  const key = useIdempotencyKey();

  const save = useAction({
    async run() {
      const reply = { id, text: said.content.trim() };
      await add.mutateAsync({ ...reply, key: key.of(reply) });
      said.discard();
      onClose();
    },
    done: text.saved,
    failed() {
      setError(text.failed);
      return null;
    },
  });
  function submit(): void {
    if (said.content.trim()) void save();
    else setError(required);
  }

  return (
    <Dialog title={fillSentence(text.title, { name })} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={submit}>
        <p className="text-quiet text-xs">{text.text}</p>
        <TextArea
          label={text.label}
          value={said.content}
          error={error}
          rows={6}
          maxLength={mailLimits.text}
          readOnly={add.isPending}
          dir="auto"
          onChange={said.change}
        />
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={add.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
