import { type FormEvent, useEffect, useRef } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationDetail } from '#contract/office/applications';
import { mailLimits } from '#contract/office/mail';
import { useText } from '../../../content/use-text.ts';
import { useAddApplicationReply } from '../../../data/applications.ts';
import { useKept } from '../../../data/use-kept.ts';
import { Dialog, FormFoot } from '../../../parts/dialog.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { useToast } from '../../../parts/toast.tsx';

/** What the applicant said on the telephone, or wrote where no mailbox is read. */
export function ReplyDialog({ application: { id, fullName }, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const { reply: text } = useText('applications');
  const toast = useToast();
  const add = useAddApplicationReply();
  const [words, setWords] = useKept(`application-reply:${id}`);
  const key = useRef(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim() || add.isPending) return;
    add.mutate(
      { id, text: words.trim(), key: key.current },
      {
        onSuccess: () => {
          setWords('');
          toast.done(text.saved);
          onClose();
        },
        onError: () => toast.failed(text.failed),
      },
    );
  };
  return (
    <Dialog title={fillPlaceholders(text.title, { name: fullName })} onClose={onClose}>
      <form method="post" onSubmit={submit}>
        <p className="quiet">{text.text}</p>
        <TextArea
          ref={field}
          label={text.label}
          rows={5}
          maxLength={mailLimits.text}
          required
          dir="auto"
          value={words}
          onChange={setWords}
        />
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={add.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
