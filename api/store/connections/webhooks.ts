import type { Kysely, Selectable } from 'kysely';
import { type WebhookEvent, webhookEvents } from '#contract/office/connections/webhook-events';
import type { OffReason, WebhookValues } from '#contract/office/connections/webhooks';
import { z } from '#contract/zod';
import { flag, fromJson, json } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

/** An endpoint as it is stored, with its events and flag read. */
export type StoredWebhook = Omit<Selectable<Tables['webhooks']>, 'events' | 'isOn'> & { eventNames: WebhookEvent[]; isOn: boolean };

/** Holds the endpoints of other systems. */
export function webhookRepository(db: Kysely<Tables>) {
  return {
    /** The oldest first. */
    async list(): Promise<StoredWebhook[]> {
      return (await db.selectFrom('webhooks').selectAll().orderBy('id').execute()).map(toWebhook);
    },

    async find(id: string): Promise<StoredWebhook | undefined> {
      const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toWebhook(row);
    },

    count: (): Promise<number> => countRows(db.selectFrom('webhooks')),

    async add(values: WebhookValues, secretKey: string): Promise<string> {
      const id = newId();
      await db
        .insertInto('webhooks')
        .values({ id, ...columnsOf(values), secretKey, version: 1 })
        .execute();
      return id;
    },

    /** False when it has another version than the one given. */
    async change(id: string, values: WebhookValues, version: number): Promise<boolean> {
      const changed = await db
        .updateTable('webhooks')
        .set({ ...columnsOf(values), ...(values.isOn && { failingSince: null }), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    /** The secret of before signs too until `previousUntil`. */
    async rotate(id: string, secretKey: string, previousUntil: Date): Promise<void> {
      await db
        .updateTable('webhooks')
        .set((row) => ({
          previousKey: row.ref('secretKey'),
          previousUntil: previousUntil.toISOString(),
          secretKey,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    },

    /** False when it is off already. */
    async switchOff(id: string, offReason: OffReason): Promise<boolean> {
      const changed = await db
        .updateTable('webhooks')
        .set((row) => ({ isOn: 0, offReason, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('isOn', '=', 1)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    /** Notes what came of an attempt: it fails since the first of those that nothing has arrived after. */
    async noteAttempt(id: string, hasArrived: boolean, now: Date): Promise<void> {
      const at = now.toISOString();
      await db
        .updateTable('webhooks')
        .set((row) =>
          hasArrived ? { failingSince: null, lastSentAt: at } : { failingSince: row.fn.coalesce('failingSince', row.val(at)) },
        )
        .where('id', '=', id)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('webhookDeliveries').where('webhookId', '=', id).execute();
      await db.deleteFrom('webhooks').where('id', '=', id).execute();
    },
  };
}

const columnsOf = ({ eventNames, isOn, ...values }: WebhookValues) => ({
  ...values,
  events: json(webhookEvents.filter((name) => eventNames.includes(name))),
  isOn: flag(isOn),
  offReason: isOn ? null : ('person' as const),
});

function toWebhook({ events, isOn, ...row }: Selectable<Tables['webhooks']>): StoredWebhook {
  const names = fromJson(z.array(z.string()), events) ?? [];
  return { ...row, isOn: isOn === 1, eventNames: webhookEvents.filter((name) => names.includes(name)) };
}
