import { useState } from 'react';
import type { z } from 'zod';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { CaseDetail } from '../../data/cases/cases.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { newerOf, request } from '../../data/requests/request.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useHeldNotice } from '../../parts/mails/use-held-notice.tsx';
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
  const announceHeld = useHeldNotice(text);
  const [isSending, setIsSending] = useState(false);
  const [refusedVersion, setRefusedVersion] = useState<number>();
  // A mail that is sent twice, because the first reply was lost, goes once.
  const key = useIdempotencyKey();

  function announce({ timeline }: CaseDetail): void {
    const sent = timeline.findLast((entry) => entry.kind === 'answer');
    if (sent?.kind === 'answer') announceHeld({ mailId: sent.mailId, name, until: sent.deliveryStatus.at, onTakenBack });
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
      } else toast.failed(fillSentence(text.failed, { reason: errorText(error) }));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  // Until the writer has read what is newer.
  return { send, isSending, isOutdated: refusedVersion === startVersion };
}
