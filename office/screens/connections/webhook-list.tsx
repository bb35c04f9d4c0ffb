import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import type { Webhook } from '#contract/office/connections/webhooks';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { ConnectionSection } from './connection-section.tsx';
import styles from './connections.module.css';
import { hostIn, webhookName } from './host-in.ts';

interface WebhookListProps {
  query: UseQueryResult<Webhook[]>;
  openId: string | undefined;
  onOpen(id: string): void;
}

/** The endpoints, each with how it stands. */
export function WebhookList({ query, openId, onOpen }: WebhookListProps) {
  const text = useText('connections');
  return (
    <ConnectionSection
      title={text.webhooks}
      about={text.webhooksAbout}
      action={
        <Button size="small" icon={Plus} onClick={() => onOpen('new')}>
          {text.add}
        </Button>
      }
      query={query}
    >
      {query.data?.length === 0 && <p className="text-quiet text-xs">{text.noWebhooks}</p>}
      <ul className={`list-none ${styles.rows}`}>
        {query.data?.map((webhook) => (
          <li key={webhook.id} className="border-t-hair">
            <button
              type="button"
              className={`grid gap-0.5 w-full text-start text-xs hover:bg-hover ring-inset ${styles.row}`}
              aria-current={webhook.id === openId || undefined}
              onClick={() => onOpen(webhook.id)}
            >
              <b className="truncate text-heading text-sm font-600" dir="auto">
                {webhookName(webhook)}
              </b>
              <span className="truncate text-quiet">
                {text.formats[webhook.format]} · <bdi>{hostIn(webhook.url)}</bdi>
              </span>
              <Standing webhook={webhook} />
            </button>
          </li>
        ))}
      </ul>
    </ConnectionSection>
  );
}

/** Says what somebody has to know of it; nothing while all is well. */
function Standing({ webhook: { isOn, offReason, failingSince, dead } }: { webhook: Webhook }) {
  const text = useText('connections');
  const counted = useCounted();
  const words = [
    !isOn ? text.off[offReason ?? 'person'] : failingSince !== null && text.failing,
    dead > 0 && counted(text.dead, dead),
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  const isCalm = offReason === 'person' && dead === 0;
  return (
    <span className={`row gap-1.5 min-w-0 ${isCalm ? 'text-quiet' : 'text-bad'}`}>
      {!isCalm && <TriangleAlert className="icon size-3.5" aria-hidden />}
      <span>{words.join(' · ')}</span>
    </span>
  );
}
