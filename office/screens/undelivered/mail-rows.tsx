import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './undelivered.module.css';

interface MailRowsProps {
  mails: readonly UndeliveredMail[];
  shown: UndeliveredMail | undefined;
  onOpen: (mail: UndeliveredMail) => void;
}

/** The list beside the mail that is open. */
export function MailRows({ mails, shown, onOpen }: MailRowsProps) {
  const text = useText('undelivered');
  const dateFormats = useDateFormats();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is current
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <ul className={styles.rows} aria-label={text.list}>
      {mails.map((mail) => (
        <li key={mail.id} className="border-b-hair">
          <button
            type="button"
            className="grid gap-0.5 w-full text-xs hover:bg-hover ring-inset"
            ref={mail === shown ? current : undefined}
            aria-current={mail === shown || undefined}
            onClick={() => onOpen(mail)}
          >
            <span className="flex gap-4 justify-between min-w-0">
              <b className="truncate text-heading text-sm font-600" dir="auto">
                {mail.about?.name ?? mail.recipient}
              </b>
              <span className="text-quiet whitespace-nowrap">{dateFormats.ago(mail.at)}</span>
            </span>
            <span className="flex gap-4 justify-between min-w-0">
              <span className="truncate">
                {text.kinds[mail.kind]} <bdi className="text-quiet">{fillSentence(text.to, { recipient: mail.recipient })}</bdi>
              </span>
            </span>
            <span className="row gap-1.5 min-w-0 text-bad">
              <TriangleAlert className="icon size-3.5" aria-hidden />
              <span className="truncate" dir="auto">
                {mail.deliveryStatus === 'uncertain' ? text.uncertain : mail.reason}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
