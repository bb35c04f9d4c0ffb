import { takeBackSeconds } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { heldNotices, useTakeBack } from '../../data/mails/mails.ts';
import { errorText, isOfficeError } from '../../data/requests/office-error.ts';
import { useUndo } from '../hooks/use-undo.ts';
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

/** Returns a function that says when a mail leaves, and takes it back until then: by the toast, and by `Z`. */
export function useHeldNotice(text: Readonly<Record<'takeBack' | 'takenBack' | 'gone', string>> & { notTakenBack?: string }) {
  const toast = useToast();
  const { hold } = useUndo();
  const takeBack = useTakeBack();
  return ({ mailId, name, until, onTakenBack }: HeldMail): void => {
    const run = async (): Promise<void> => {
      try {
        await takeBack.mutateAsync(mailId);
        toast.done(text.takenBack);
        await onTakenBack();
      } catch (error) {
        const failed = fillSentence(text.notTakenBack ?? '{reason}', { reason: errorText(error) });
        toast.failed(isOfficeError(error, 'office.mailGone') ? text.gone : failed);
      }
    };
    const end = hold(<SendCountdown name={name} until={until} />, text.takeBack, run);
    heldNotices.set(mailId, end);
    // By a clock that runs as long here as there, whatever time it shows.
    setTimeout(end, takeBackSeconds * 1000);
  };
}
