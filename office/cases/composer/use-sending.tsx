import { useState } from 'react';
import type { z } from 'zod';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import type { CaseDetail } from '../../data/cases/cases.ts';
import { heldNotices, useTakeBack } from '../../data/mails/mails.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { isOfficeError, newerOf, request } from '../../data/requests/request.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { SendCountdown } from '../../parts/mails/send-countdown.tsx';
import { useToast } from '../../parts/messages/toast.tsx';

/** Describes where a mail goes, and who is told of it. `Detail` is what it is about, with what happened to that. */
interface Sending<Detail> {
  call: 'quoteAnswers' | 'applicationMails';
  /** The id of what it is about. */
  id: string;
  /** The name of whoever it goes to. */
  name: string;
  /** The version that the writer has read: a later message is a conflict. */
  startVersion: number;
  schema: z.ZodType<Detail>;
  onSent(detail: Detail): void;
  /** Something newer has come, and nothing was sent. */
  onNewer(detail: Detail): void;
  /** It was taken back, and can be written further. */
  onTakenBack(): Promise<void>;
}

/** Sends a mail: it can be taken back until it leaves. When something newer has come, nothing is sent, and `isOutdated` says so. */
export function useSending<Detail extends CaseDetail>(sending: Sending<Detail>) {
  const { call, id, name, startVersion, schema, onSent, onNewer, onTakenBack } = sending;
  const text = useText('answer');
  const toast = useToast();
  const takeBack = useTakeBack();
  const [isSending, setIsSending] = useState(false);
  const [refusedVersion, setRefusedVersion] = useState<number>();
  // A mail that is sent twice, because the first reply was lost, goes once.
  const key = useIdempotencyKey();

  function announce({ timeline }: CaseDetail): void {
    const sent = timeline.findLast((entry) => entry.kind === 'answer');
    if (sent?.kind !== 'answer') return;
    const takeItBack = async () => {
      try {
        await takeBack.mutateAsync(sent.mailId);
        toast.done(text.takenBack);
        await onTakenBack();
      } catch (error) {
        toast.failed(
          isOfficeError(error, 'office.mailGone') ? text.gone : fillPlaceholders(text.notTakenBack, { reason: errorText(error) }),
        );
      }
    };
    const remove = toast.done(<SendCountdown name={name} until={sent.deliveryStatus.at} />, { label: text.takeBack, run: takeItBack });
    heldNotices.set(sent.mailId, remove);
  }

  async function send(mail: object, { anyway = false } = {}): Promise<boolean> {
    const body = { ...mail, version: startVersion, anyway };
    setIsSending(true);
    try {
      const detail = await request(call, { method: 'POST', parameters: { id }, body, idempotencyKey: key.of(body), schema });
      onSent(detail);
      announce(detail);
      return true;
    } catch (error) {
      const newer = newerOf(error, schema);
      if (newer) {
        onNewer(newer);
        setRefusedVersion(startVersion);
      } else toast.failed(fillPlaceholders(text.failed, { reason: errorText(error) }));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  // Until the writer has read what is newer.
  return { send, isSending, isOutdated: refusedVersion === startVersion };
}
