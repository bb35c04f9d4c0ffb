import { fillSentence } from '#contract/text/fill-sentence';
import { heldNotices, useTakeBack } from '../../data/mails/mails.ts';
import { errorText, isOfficeError } from '../../data/requests/office-error.ts';
import { useToast } from '../messages/toast.tsx';
import { SendCountdown } from './send-countdown.tsx';

interface HeldMail {
  mailId: string;
  /** The name of whoever it goes to. */
  name: string;
  /** ISO 8601. */
  until: string;
  /** It was taken back, and can be written further. */
  onTakenBack(): unknown;
}

/** Returns a function that says when a mail leaves, and takes it back until then. */
export function useHeldNotice(text: Readonly<Record<'takeBack' | 'takenBack' | 'gone', string>> & { notTakenBack?: string }) {
  const toast = useToast();
  const takeBack = useTakeBack();
  return ({ mailId, name, until, onTakenBack }: HeldMail): void => {
    const run = async () => {
      try {
        await takeBack.mutateAsync(mailId);
        toast.done(text.takenBack);
        await onTakenBack();
      } catch (error) {
        const failed = fillSentence(text.notTakenBack ?? '{reason}', { reason: errorText(error) });
        toast.failed(isOfficeError(error, 'office.mailGone') ? text.gone : failed);
      }
    };
    heldNotices.set(mailId, toast.done(<SendCountdown name={name} until={until} />, { label: text.takeBack, run }));
  };
}
