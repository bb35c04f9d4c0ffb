import { Check, TriangleAlert } from 'lucide-react';
import type { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { useText } from '../../content/use-text.ts';
import { useNoteArrival } from '../../data/mails/undelivered.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useAction } from '../../parts/messages/use-action.ts';

/** An answer that may have been sent: whoever finds out that it has arrived says so, and it is not sent again. */
export function Uncertain({ mail, onNoted }: { mail: UndeliveredMail; onNoted: () => void }) {
  const text = useText('undelivered');
  const arrived = useNoteArrival();

  const note = useAction({
    async run() {
      await arrived.mutateAsync(mail.id);
      onNoted();
      document.querySelector<HTMLElement>('main')?.focus();
    },
    done: text.noted,
  });

  return (
    <div className="grid gap-2">
      <p>
        <TriangleAlert className="icon text-bad mt-0.5" aria-hidden /> {text.uncertain}
      </p>
      <p className="text-quiet text-xs">{text.uncertainText}</p>
      <Button icon={Check} busy={arrived.isPending} onClick={() => void note()}>
        {text.arrived}
      </Button>
    </div>
  );
}
