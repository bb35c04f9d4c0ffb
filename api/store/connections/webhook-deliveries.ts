import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { DeliveryFault } from '#contract/office/connections/webhooks';
import { isWaitTooLongAt, leaseDue, leaseOverAt } from '../rows/leased-rows.ts';
import type { Tables } from '../tables.ts';
import { type Announcement, addDeliveries } from './queue-deliveries.ts';

export type StoredDelivery = Selectable<Tables['webhookDeliveries']>;

/** Describes how an attempt ended that was no success. */
export interface FailedAttempt {
  fault: DeliveryFault;
  responseCode: number | null;
}

type Row = ExpressionBuilder<Tables, 'webhookDeliveries'>;

const isFreeAt = (now: Date) => (row: Row) => row.and([row('status', '=', 'waiting'), leaseOverAt(now)(row)]);
const dueAt = (now: Date) => (row: Row) => row.and([row('nextAttemptAt', '<=', now.toISOString()), isFreeAt(now)(row)]);
const overdueByClockAt = (now: Date) => (row: Row) => row.and([isWaitTooLongAt(now)(row), isFreeAt(now)(row)]);

/** Holds what is to be delivered to other systems, and for some weeks what was. */
export function webhookDeliveryRepository(db: Kysely<Tables>) {
  return {
    /** To one endpoint, whatever it wants to be told of. */
    async add(webhookId: string, announcement: Announcement, now: Date): Promise<void> {
      await addDeliveries(db, [webhookId], announcement, now);
    },

    /** Leases up to `limit` due deliveries to the caller until `leaseUntil`; each counts as an attempt begun. */
    lease: ({ now, ...lease }: { now: Date; leaseUntil: Date; limit: number }): Promise<StoredDelivery[]> =>
      leaseDue(db, 'webhookDeliveries', { due: dueAt(now), overdueByClock: overdueByClockAt(now) }, lease),

    async markSent({ id }: Pick<StoredDelivery, 'id'>, responseCode: number, now: Date): Promise<void> {
      const at = now.toISOString();
      await db
        .updateTable('webhookDeliveries')
        .set({ status: 'sent', leasedUntil: null, lastAttemptAt: at, endedAt: at, responseCode, fault: null })
        .where('id', '=', id)
        .execute();
    },

    /** Reschedules a delivery for `nextAttemptAt`, or gives it up when there is none. */
    async markFailed(
      { id, leasedUntil }: Pick<StoredDelivery, 'id' | 'leasedUntil'>,
      failed: FailedAttempt,
      nextAttemptAt: Date | undefined,
      now: Date,
    ): Promise<void> {
      const at = now.toISOString();
      await db
        .updateTable('webhookDeliveries')
        .set({
          ...failed,
          status: nextAttemptAt ? 'waiting' : 'dead',
          leasedUntil: null,
          lastAttemptAt: at,
          ...(nextAttemptAt ? { nextAttemptAt: nextAttemptAt.toISOString() } : { endedAt: at }),
        })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        // A worker whose lease has expired must not overwrite the state of the one that has it now.
        .where('leasedUntil', '=', leasedUntil)
        .execute();
    },

    /** Gives up what waits for an endpoint that is off. */
    async giveUp(webhookId: string, now: Date): Promise<void> {
      await db
        .updateTable('webhookDeliveries')
        .set({ status: 'dead', leasedUntil: null, fault: 'off', endedAt: now.toISOString() })
        .where('webhookId', '=', webhookId)
        .where('status', '=', 'waiting')
        .execute();
    },

    /** Sends what was given up again with a new set of attempts: one, or all of an endpoint. Returns the number. */
    async resend(webhookId: string, id: string | undefined, now: Date): Promise<number> {
      let dead = db
        .updateTable('webhookDeliveries')
        .set({ status: 'waiting', attempts: 0, nextAttemptAt: now.toISOString(), leasedUntil: null, endedAt: null })
        .where('webhookId', '=', webhookId)
        .where('status', '=', 'dead');
      if (id !== undefined) dead = dead.where('id', '=', id);
      return (await dead.returning('id').execute()).length;
    },

    /** The newest first, those that were given up before all others. */
    async ofWebhook(webhookId: string, limit: number): Promise<StoredDelivery[]> {
      const rows = (states: StoredDelivery['status'][]) =>
        db
          .selectFrom('webhookDeliveries')
          .selectAll()
          .where('webhookId', '=', webhookId)
          .where('status', 'in', states)
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute();
      return [...(await rows(['dead'])), ...(await rows(['waiting', 'sent']))];
    },

    /** Counts what waits, and what was given up, by endpoint. */
    async counts(): Promise<ReadonlyMap<string, { waiting: number; dead: number }>> {
      const rows = await db
        .selectFrom('webhookDeliveries')
        .select(({ fn }) => ['webhookId', 'status', fn.countAll().as('total')])
        .where('status', 'in', ['waiting', 'dead'])
        .groupBy(['webhookId', 'status'])
        .execute();
      const counts = new Map<string, { waiting: number; dead: number }>();
      for (const { webhookId, status, total } of rows) {
        const count = counts.get(webhookId) ?? { waiting: 0, dead: 0 };
        counts.set(webhookId, { ...count, [status]: Number(total) });
      }
      return counts;
    },

    /** Deletes what ended before a moment. */
    async prune(before: Date): Promise<void> {
      await db.deleteFrom('webhookDeliveries').where('endedAt', '<', before.toISOString()).execute();
    },
  };
}

/** Says whom other systems were told of: the rows about these, the oldest first. */
export const deliveriesAbout = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('webhookDeliveries')
    .select(['id', 'webhookId', 'event', 'at', 'subjectId', 'status', 'lastAttemptAt', 'responseCode'])
    .where('subjectId', 'in', ids)
    .orderBy('at')
    .orderBy('id');
