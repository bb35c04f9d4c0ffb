import { testEvent } from '#contract/office/connections/webhook-events';
import {
  type Webhook,
  type WebhookDelivery,
  type WebhookValues,
  type WebhookWithSecret,
  webhookLimits,
} from '#contract/office/connections/webhooks';
import { Refusal } from '../../../http/refusal.ts';
import type { WebhookSettings } from '../../../settings.ts';
import type { StoredDelivery } from '../../../store/connections/webhook-deliveries.ts';
import type { StoredWebhook } from '../../../store/connections/webhooks.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { recordEvent, type Work } from '../../../store/work.ts';
import { endpointProblem } from '../../../webhooks/endpoint-url.ts';
import { newSecretKey, secretOf } from '../../../webhooks/sign.ts';
import { webhookSubject } from '../../../webhooks/switch-off.ts';
import { differences } from '../differences.ts';

const hourMs = 60 * 60 * 1000;

type Read = Pick<Repositories, 'webhooks' | 'webhookDeliveries'>;

export async function listWebhooks({ webhooks, webhookDeliveries }: Read, now: Date): Promise<Webhook[]> {
  const counts = await webhookDeliveries.counts();
  return (await webhooks.list()).map((webhook) => toWebhook(webhook, counts.get(webhook.id), now));
}

/** Undefined when there is none. */
export async function describeWebhook(repositories: Read, id: string, now: Date): Promise<Webhook | undefined> {
  const webhook = await repositories.webhooks.find(id);
  return webhook && toWebhook(webhook, (await repositories.webhookDeliveries.counts()).get(id), now);
}

/** As `describeWebhook`, with the secret, which is shown to whoever has just made it. */
export async function describeWithSecret(
  repositories: Read & Pick<Repositories, 'secrets'>,
  id: string,
  now: Date,
): Promise<WebhookWithSecret> {
  const webhook = await repositories.webhooks.find(id);
  if (!webhook) throw new Error('The endpoint that was just written is gone');
  const secret = webhook.format === 'standard' ? await secretOf(repositories, id, webhook.secretKey) : null;
  return { ...toWebhook(webhook, (await repositories.webhookDeliveries.counts()).get(id), now), secret };
}

export async function deliveriesOf({ webhookDeliveries }: Read, id: string): Promise<WebhookDelivery[]> {
  return (await webhookDeliveries.ofWebhook(id, webhookLimits.shownDeliveries)).map(toDelivery);
}

/** All that changes endpoints is called inside a transaction. @throws {Refusal} 422 for a URL that is not taken, 409 where there are enough */
export async function addWebhook(work: Work, values: WebhookValues, settings: WebhookSettings): Promise<string> {
  const { webhooks } = work.repositories;
  requireOpenUrl(values, settings);
  if ((await webhooks.count()) >= webhookLimits.endpoints) throw new Refusal(409, { key: 'webhook.tooMany' });
  const id = await webhooks.add(values, newSecretKey());
  await recordEvent(work, { kind: 'webhook.added', subject: webhookSubject({ id, ...values }) });
  return id;
}

export async function changeWebhook(
  work: Work,
  before: StoredWebhook,
  { values, version }: { values: WebhookValues; version: number },
  settings: WebhookSettings,
): Promise<'done' | 'outdated'> {
  const { webhooks, webhookDeliveries } = work.repositories;
  requireOpenUrl(values, settings);
  if (!(await webhooks.change(before.id, values, version))) return 'outdated';
  if (!values.isOn) await webhookDeliveries.giveUp(before.id, work.now);
  // By names alone: whoever knows the address of a chat can write into it.
  const after = JSON.stringify(Object.keys(differences(before, values)));
  await recordEvent(work, { kind: 'webhook.changed', subject: webhookSubject({ id: before.id, ...values }), after });
  return 'done';
}

/** Gives an endpoint another secret; that of before signs too for a while, so that the receiver can take its time. */
export async function rotateSecret(work: Work, webhook: StoredWebhook, { overlapHours }: WebhookSettings): Promise<void> {
  const until = new Date(work.now.getTime() + overlapHours * hourMs);
  await work.repositories.webhooks.rotate(webhook.id, newSecretKey(), until);
  await recordEvent(work, { kind: 'webhook.secret', subject: webhookSubject(webhook) });
}

export async function removeWebhook(work: Work, webhook: StoredWebhook): Promise<void> {
  await work.repositories.webhooks.remove(webhook.id);
  await recordEvent(work, { kind: 'webhook.removed', subject: webhookSubject(webhook) });
}

/** Sends again what was given up: one, or all. Returns the number. @throws {Refusal} 409 for an endpoint that is off */
export async function resendDeliveries(work: Work, webhook: StoredWebhook, delivery: string | undefined): Promise<number> {
  requireOn(webhook);
  const resent = await work.repositories.webhookDeliveries.resend(webhook.id, delivery, work.now);
  if (resent > 0) await recordEvent(work, { kind: 'webhook.resent', subject: webhookSubject(webhook), after: String(resent) });
  return resent;
}

/** Queues an event that says nothing but that it arrives. */
export async function tryWebhook(work: Work, webhook: StoredWebhook): Promise<void> {
  requireOn(webhook);
  await work.repositories.webhookDeliveries.add(webhook.id, { event: testEvent, subject: undefined }, work.now);
  await work.repositories.topics.changed('connections');
}

function requireOn({ isOn }: StoredWebhook): void {
  if (!isOn) throw new Refusal(409, { key: 'webhook.off' });
}

function requireOpenUrl({ url }: WebhookValues, { allowsLoopback }: WebhookSettings): void {
  const problem = endpointProblem(url, allowsLoopback);
  if (problem) throw new Refusal(422, { key: 'form.correctFields' }, { url: { key: problem } });
}

function toWebhook(
  { secretKey, previousKey, previousUntil, ...webhook }: StoredWebhook,
  counts: { waiting: number; dead: number } | undefined,
  now: Date,
): Webhook {
  const isOverlap = previousUntil !== null && previousUntil > now.toISOString();
  return { ...webhook, previousSecretUntil: isOverlap ? previousUntil : null, waiting: counts?.waiting ?? 0, dead: counts?.dead ?? 0 };
}

const toDelivery = (row: StoredDelivery): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  at: row.at,
  subject: row.subjectKind === null || row.subjectId === null ? null : { kind: row.subjectKind, id: row.subjectId },
  state: row.status,
  attempts: row.attempts,
  lastAttemptAt: row.lastAttemptAt,
  nextAttemptAt: row.status === 'waiting' ? row.nextAttemptAt : null,
  status: row.responseCode,
  fault: row.status === 'sent' ? null : row.fault,
});
