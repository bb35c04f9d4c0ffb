import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { mailLimits } from '#contract/office/mail';
import type { OfficeReview } from '#contract/office/reviews';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { fillSentence } from '#contract/text/fill-sentence';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useAnswerReview } from '../../data/site/reviews.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { TextArea, TextField } from '../../parts/fields/field.tsx';
import { useHeldNotice } from '../../parts/mails/use-held-notice.tsx';
import styles from './review-mail-form.module.css';

const MailDraft = z.object({ subject: z.string(), text: z.string() });
type MailDraft = z.infer<typeof MailDraft>;

interface ReviewMailFormProps {
  review: OfficeReview;
  onClose: () => void;
  /** After a mail was taken back. */
  onReopen: () => void;
}

/** A mail to who wrote the review. What is typed is kept in this browser until it is sent. */
export function ReviewMailForm({ review, onClose, onReopen }: ReviewMailFormProps) {
  const { composer, services } = useText('reviews');
  const { id, fullName, service, email } = review;
  const key = useIdempotencyKey();
  const announceHeld = useHeldNotice(composer);
  const answer = useAnswerReview();
  const [error, setError] = useState<string>();
  const kept = useLocalDraft(`review-mail:${id}`, MailDraft, {
    subject: fillPlaceholders(composer.defaultSubject, { service: service ? services[service] : '' }),
    text: `${fillPlaceholders(composer.greeting, { name: fullName })}\n\n`,
  });
  const draft = kept.content;

  const change = (changed: Partial<MailDraft>) => {
    setError(undefined);
    kept.change(changed);
  };

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (answer.isPending) return;
    const mail = { subject: draft.subject.trim(), text: draft.text.trim() };
    if (!mail.subject || !mail.text) return setError(composer.required);
    try {
      const { answers } = await answer.mutateAsync({ id, ...mail, key: key.of(mail) });
      kept.discard();
      onClose();
      const sent = answers.at(-1);
      if (sent) announceHeld({ mailId: sent.mailId, name: fullName, until: sent.deliveryStatus.at, onTakenBack: reopen });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  function reopen(): void {
    kept.change(draft);
    onReopen();
  }

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="grid gap-3.5"
      method="post"
      aria-label={fillSentence(composer.title, { name: fullName })}
      onSubmit={(event) => void send(event)}
      onKeyDown={sendByKey}
    >
      <p className="text-xs">
        <span className="text-quiet">{composer.to}</span> <bdi className="wrap-anywhere">{email}</bdi>
      </p>
      <TextField
        label={composer.subject}
        value={draft.subject}
        maxLength={mailLimits.subject}
        readOnly={answer.isPending}
        onChange={(subject) => change({ subject })}
      />
      <TextArea
        label={composer.text}
        value={draft.text}
        rows={7}
        maxLength={mailLimits.text}
        readOnly={answer.isPending}
        dir="auto"
        error={error}
        hint={composer.quoted}
        data-first
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={(text) => change({ text })}
      />
      <div className={`row flex-wrap ${styles.actions}`}>
        <Button type="submit" variant="primary" size="large" busy={answer.isPending}>
          {composer.send} <KeyHint keys="Mod+Enter" />
        </Button>
        <Button variant="ghost" size="large" onClick={onClose}>
          {composer.close}
        </Button>
        <span className="text-xs text-quiet">{composer.kept}</span>
      </div>
    </form>
  );
}
