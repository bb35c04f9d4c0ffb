import { RefreshCw } from 'lucide-react';
import type { Webhook, WebhookDelivery } from '#contract/office/connections/webhooks';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useDeliveries, useResendDeliveries } from '../../data/connections/connections.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './connections.module.css';

/** Lists what was given up, with the way to send it again, and below it the last that was sent or waits. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const text = useText('connections');
  const counted = useCounted();
  const deliveries = useDeliveries(webhook.id);
  const resend = useResendDeliveries();
  const sendAgain = useAction({
    run: (delivery?: string) => resend.mutateAsync(delivery === undefined ? { id: webhook.id } : { id: webhook.id, delivery }),
    done: ({ resent }) => counted(text.resent, resent),
    failed: text.notResent,
  });
  if (deliveries.isError) return <Notice kind="bad" text={text.failed} onRetry={() => void deliveries.refetch()} />;
  if (deliveries.isPending) return <Skeleton rows={3} />;
  if (deliveries.data.length === 0) return <p className="text-quiet text-xs">{text.noDeliveries}</p>;
  return (
    <>
      {webhook.isOn && webhook.dead > 1 && (
        <Button size="small" icon={RefreshCw} busy={resend.isPending} onClick={() => void sendAgain(undefined)}>
          {counted(text.resendAll, webhook.dead)}
        </Button>
      )}
      <ul className={`list-none text-xs ${styles.rows}`}>
        {deliveries.data.map((delivery) => (
          <li key={delivery.id} className={`grid border-t-hair ${styles.delivery}`}>
            <b className="font-600 text-heading">{text.eventNames[delivery.event]}</b>
            <Outcome delivery={delivery} />
            {delivery.state === 'dead' && webhook.isOn && (
              <Button size="small" variant="ghost" icon={RefreshCw} onClick={() => void sendAgain(delivery.id)}>
                {text.resend}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says when it happened, what the receiver answered, and what happens next. */
function Outcome({ delivery: { state, at, status, fault, attempts, nextAttemptAt } }: { delivery: WebhookDelivery }) {
  const text = useText('connections');
  const counted = useCounted();
  const formats = useDateFormats();
  const answer = state === 'sent' || fault === 'status' ? fillSentence(text.status, { status: status ?? '' }) : fault && text.faults[fault];
  const next =
    state === 'waiting' && attempts > 0 && nextAttemptAt !== null && fillSentence(text.next, { time: formats.full(nextAttemptAt) });
  const words = [formats.full(at), text.states[state], answer, attempts > 1 && counted(text.attempts, attempts), next].filter(Boolean);
  return <span className={state === 'dead' ? 'text-bad' : 'text-quiet'}>{words.join(' · ')}</span>;
}
