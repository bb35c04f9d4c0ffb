import type { Webhook } from '#contract/office/connections/webhooks';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useRemoveWebhook, useRenewSecret, useTryWebhook } from '../../data/connections/connections.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import { webhookName } from './host-in.ts';

interface Followed {
  onDone(next: string | undefined): void;
  onSecret(secret: string): void;
}

/** Returns the actions of an endpoint besides writing it. */
export function useWebhookActions({ onDone, onSecret }: Followed) {
  const text = useText('connections');
  const [tryWebhook, renewSecret, removeWebhook] = [useTryWebhook(), useRenewSecret(), useRemoveWebhook()];
  const named = (words: string, webhook: Webhook) => fillSentence(words, { name: webhookName(webhook) });

  const tryOut = useAction({
    run: ({ id }: Webhook) => tryWebhook.mutateAsync(id),
    done: text.tried,
    failed: (_, webhook) => named(text.notTried, webhook),
  });
  const renew = useAction({
    async run({ id }: Webhook) {
      const { secret } = await renewSecret.mutateAsync(id);
      if (secret !== null) onSecret(secret);
    },
    failed: (_, webhook) => named(text.notRenewed, webhook),
  });
  const remove = useAction({
    async run({ id }: Webhook) {
      const removed = await removeWebhook.mutateAsync(id);
      onDone(undefined);
      return removed;
    },
    done: (_, webhook) => named(text.removed, webhook),
    failed: (_, webhook) => named(text.notRemoved, webhook),
  });
  return { tryOut, renew, remove };
}
