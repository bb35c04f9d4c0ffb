import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { ApplicationDetail, type NewApplicationMail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { detailKey } from '../../../data/application-cache.ts';
import { takeDetail } from '../../../data/applications.ts';
import { heldNotices, useTakeBack } from '../../../data/mails.ts';
import { errorText } from '../../../data/office-error.ts';
import { isOfficeError, request } from '../../../data/request.ts';
import { LeavesIn } from '../../../parts/leaves-in.tsx';
import { useToast } from '../../../parts/toast.tsx';

type Mail = Omit<NewApplicationMail, 'version' | 'anyway'>;

/** Sends a mail to an applicant: it can be taken back until it leaves. When something newer has come, nothing is sent, and `isOutdated` says so. */
export function useSendMail({ id, fullName: name }: ApplicationDetail, startVersion: number) {
  const text = useText('answer');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const takeBack = useTakeBack();
  const [isSending, setIsSending] = useState(false);
  const [refusedVersion, setRefusedVersion] = useState<number>();
  // A mail that is sent twice, because the first reply was lost, goes once.
  const key = useRef({ content: '', id: '' });

  function announce({ timeline }: ApplicationDetail): void {
    const sent = timeline.findLast((entry) => entry.kind === 'answer');
    if (sent?.kind !== 'answer') return;
    const takeItBack = async () => {
      try {
        await takeBack.mutateAsync(sent.mailId);
        toast.done(text.takenBack);
        await navigate({ to: '/applications/$id/mail', params: { id }, search: true });
      } catch (error) {
        toast.failed(
          isOfficeError(error, 'office.mailGone') ? text.gone : fillPlaceholders(text.notTakenBack, { reason: errorText(error) }),
        );
      }
    };
    const remove = toast.done(<LeavesIn name={name} until={sent.fate.at} />, { label: text.takeBack, run: takeItBack });
    heldNotices.set(sent.mailId, remove);
  }

  async function send(mail: Mail, { anyway = false } = {}): Promise<boolean> {
    const body = { ...mail, version: startVersion, anyway };
    const content = JSON.stringify(body);
    if (key.current.content !== content) key.current = { content, id: crypto.randomUUID() };
    setIsSending(true);
    try {
      const detail = await request('applicationMails', {
        ...{ method: 'POST', parameters: { id }, body, idempotencyKey: key.current.id, schema: ApplicationDetail },
      });
      takeDetail(queries, detail);
      announce(detail);
      return true;
    } catch (error) {
      const newer = isOfficeError(error) ? ApplicationDetail.safeParse(error.newer) : undefined;
      if (newer?.success) {
        queries.setQueryData(detailKey(id), newer.data);
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
