import { Check, TriangleAlert } from 'lucide-react';
import type { UndeliveredMail } from '#contract/office/mail';
import { useText } from '../../content/use-text.ts';
import { useNoteArrival } from '../../data/mails/undelivered.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './undelivered.module.css';

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
    <div className={styles.said}>
      <p>
        <TriangleAlert className="icon" aria-hidden /> {text.uncertain}
      </p>
      <p className="text-quiet text-xs">{text.uncertainText}</p>
      <Button icon={Check} busy={arrived.isPending} onClick={() => void note()}>
        {text.arrived}
      </Button>
    </div>
  );
}
