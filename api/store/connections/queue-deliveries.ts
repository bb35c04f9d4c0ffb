import type { ExpressionBuilder, Kysely } from 'kysely';
import { type SentEvent, statefulEvents } from '#contract/office/connections/webhook-events';
import { z } from '#contract/zod';
import { fromJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { EventSubjectKind, Tables } from '../tables.ts';

/** Describes what happened, as other systems are told of it. */
export interface Announcement {
  event: SentEvent;
  subject: { kind: EventSubjectKind; id: string } | undefined;
  before?: string | null;
  after?: string | null;
}

/**
 * Whether any endpoint is on, as a column that the statement which writes the change returns: where there is none, a submission asks the database for
 * nothing more than before.
 */
export const isListenedTo = <Name extends keyof Tables>(row: ExpressionBuilder<Tables, Name>) =>
  (row as unknown as ExpressionBuilder<Tables, 'events'>)
    .exists((from) => from.selectFrom('webhooks').select('webhooks.id').where('webhooks.isOn', '=', 1))
    .as('isListenedTo');

/** Writes down what is to be delivered to each endpoint that wants it; in the transaction of the change, with which it is lost or stays. */
export async function queueDeliveries(db: Kysely<Tables>, announcement: Announcement, now: Date): Promise<void> {
  const endpoints = await db.selectFrom('webhooks').select(['id', 'events']).where('isOn', '=', 1).execute();
  const wanting = endpoints.filter(({ events }) => fromJson(z.array(z.string()), events)?.includes(announcement.event));
  await addDeliveries(
    db,
    wanting.map(({ id }) => id),
    announcement,
    now,
  );
}

export async function addDeliveries(
  db: Kysely<Tables>,
  webhookIds: readonly string[],
  { event, subject, before = null, after = null }: Announcement,
  now: Date,
): Promise<void> {
  if (webhookIds.length === 0) return;
  const at = now.toISOString();
  await db
    .insertInto('webhookDeliveries')
    .values(
      webhookIds.map((webhookId) => ({
        id: newId(),
        webhookId,
        event,
        at,
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
        // Of others these may be words that somebody wrote.
        ...(statefulEvents.has(event) ? { before, after } : { before: null, after: null }),
        status: 'waiting' as const,
        attempts: 0,
        nextAttemptAt: at,
      })),
    )
    .execute();
}
