import { keptDeliveryDays } from '#contract/office/connections/webhooks';
import { staffLocale } from '../mail/staff-mail.ts';
import type { DeliveryLog } from '../outbox/deliver.ts';
import { nextAttemptAfter } from '../outbox/retries.ts';
import type { MailContext } from '../settings.ts';
import type { FailedAttempt, StoredDelivery } from '../store/connections/webhook-deliveries.ts';
import type { StoredWebhook } from '../store/connections/webhooks.ts';
import type { Store } from '../store/open-store.ts';
import { leaseMs } from '../store/rows/leased-rows.ts';
import { inTransaction } from '../store/work.ts';
import { bodyFor } from './chat-messages.ts';
import { describeEvent } from './describe-event.ts';
import { postGuarded } from './post-guarded.ts';
import { signatureHeaders, signingSecrets } from './sign.ts';
import { switchOffByItself } from './switch-off.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deliveries that are under way at the same time: a receiver that does not answer keeps those of others waiting for seconds at most. */
const atATime = 10;

/** Status of a receiver that wants nothing any more. */
const gone = 410;

export interface WebhookDelivering extends MailContext {
  store: Store;
  log: DeliveryLog;
  /** Called after a commit that wrote mails. */
  wakeOutbox(): void;
}

/** Leases one batch of due deliveries and attempts each once. Returns their number; 0 means that none is due. */
export async function deliverWebhooks(context: WebhookDelivering, now: Date): Promise<number> {
  const { webhooks, webhookDeliveries } = context.store;
  // A lease is a write, and most companies have no endpoint.
  if ((await webhooks.count()) === 0) return 0;
  const due = await webhookDeliveries.lease({ now, leaseUntil: new Date(now.getTime() + leaseMs), limit: atATime });
  const attempts = await Promise.allSettled(due.map((delivery) => attempt(context, delivery, now)));
  for (const { reason } of attempts.filter((done) => done.status === 'rejected')) throw reason;
  return due.length;
}

/** Deletes what ended long ago. */
export const pruneDeliveries = ({ store }: Pick<WebhookDelivering, 'store'>, now: Date): Promise<void> =>
  store.webhookDeliveries.prune(new Date(now.getTime() - keptDeliveryDays * dayMs));

async function attempt(context: WebhookDelivering, delivery: StoredDelivery, now: Date): Promise<void> {
  const { store, settings } = context;
  const webhook = await store.webhooks.find(delivery.webhookId);
  if (!webhook?.isOn) return end(context, delivery, { fault: 'off', responseCode: null }, now);
  const payload = await describeEvent(store, delivery, settings.origin);
  if (!payload) return end(context, delivery, { fault: 'erased', responseCode: null }, now);
  const body = JSON.stringify(bodyFor(webhook.format, payload, context.texts[staffLocale]));
  const { status, fault } = await postGuarded({
    url: webhook.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Office-Webhooks/1',
      ...(await signatures(store, webhook, delivery, body)),
    },
    body,
    allowsLoopback: settings.webhooks.allowsLoopback,
  });
  if (status !== undefined && status >= 200 && status < 300) await noteSuccess(context, { webhook, delivery, now }, status);
  else await noteFailure(context, { webhook, delivery, now }, { fault: fault ?? 'status', responseCode: status ?? null });
}

/** A chat takes no signature. The time is that of the attempt: receivers refuse what is old. */
async function signatures(store: Store, webhook: StoredWebhook, { id }: StoredDelivery, body: string): Promise<Record<string, string>> {
  if (webhook.format !== 'standard') return {};
  const now = new Date();
  return signatureHeaders(id, now, body, await signingSecrets(store, webhook, now));
}

interface Attempt {
  webhook: StoredWebhook;
  delivery: StoredDelivery;
  now: Date;
}

async function noteSuccess({ store, log }: WebhookDelivering, { webhook: { id }, delivery, now }: Attempt, status: number): Promise<void> {
  await inTransaction(store, { actor: null, now }, async ({ repositories }) => {
    await repositories.webhookDeliveries.markSent(delivery, status, now);
    await repositories.webhooks.noteAttempt(id, true, now);
    await repositories.topics.changed('connections');
  });
  log.info({ webhook: id, delivery: delivery.id, event: delivery.event, attempt: delivery.attempts, status }, 'webhook delivered');
}

/** Log entries name neither the URL, which of a chat is a secret, nor what the event is about. */
async function noteFailure(context: WebhookDelivering, { webhook, delivery, now }: Attempt, failed: FailedAttempt): Promise<void> {
  const { store, log } = context;
  const nextAttemptAt = nextAttemptAfter(delivery.attempts, now);
  const off = offReason(context, webhook, failed, now);
  await inTransaction(store, { actor: null, now }, async (work) => {
    const { webhooks, webhookDeliveries, topics } = work.repositories;
    await webhookDeliveries.markFailed(delivery, failed, off ? undefined : nextAttemptAt, now);
    await webhooks.noteAttempt(webhook.id, false, now);
    if (off) await switchOffByItself(work, context, webhook, off);
    await topics.changed('connections');
  });
  if (off) context.wakeOutbox();
  const details = { webhook: webhook.id, delivery: delivery.id, event: delivery.event, attempt: delivery.attempts, ...failed };
  if (off) log.error(details, 'webhook could not be delivered, and its endpoint was switched off');
  else if (nextAttemptAt) log.warn({ ...details, nextAttemptAt }, 'webhook could not be delivered and will be tried again');
  else log.error(details, 'webhook given up after the last attempt');
}

/** A receiver that says it is gone is believed at once; one that has failed for days is somebody's to look at. */
function offReason(
  { settings }: WebhookDelivering,
  { failingSince }: StoredWebhook,
  { responseCode }: FailedAttempt,
  now: Date,
): 'gone' | 'failing' | undefined {
  if (responseCode === gone) return 'gone';
  const hasFailedFor = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince);
  return hasFailedFor >= settings.webhooks.offAfterDays * dayMs ? 'failing' : undefined;
}

/** Gives up what cannot be sent, without an attempt. */
async function end({ store }: WebhookDelivering, delivery: StoredDelivery, failed: FailedAttempt, now: Date): Promise<void> {
  await store.webhookDeliveries.markFailed(delivery, failed, undefined, now);
  await store.topics.changed('connections');
}
