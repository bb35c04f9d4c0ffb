import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Engine } from './engine.ts';
import { newId } from './identifiers.ts';
import { asReference } from './submission-rows.ts';
import type { MailKind, MailStatus, Tables } from './tables.ts';

/** A mail as it will be sent. `recipient` and `replyTo` are e-mail addresses without names; the sender is the company. */
export interface NewMail {
  reference: string;
  kind: MailKind;
  /** Unique and derived from the submission, so that a mail sent twice can be recognised. */
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as a whole HTML document; empty in mails stored by a version without it. */
  html: string;
}

export interface StoredMail extends NewMail {
  _id: string;
  createdAt: string;
  status: MailStatus;
  attempts: number;
  nextAttemptAt: string;
  leasedUntil: string | null;
  lastError: string | null;
  sentAt: string | null;
}

export interface OutboxSummary {
  waiting: number;
  dead: number;
  /** When the longest-waiting mail was written, ISO 8601. */
  oldestWaitingAt: string | undefined;
}

export function outboxRepository(db: Kysely<Tables>, { hasRowLocks }: Pick<Engine, 'hasRowLocks'>) {
  const requeueDead = (now: Date) =>
    db
      .updateTable('outbox')
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: now.toISOString(), leasedUntil: null })
      .where('status', '=', 'dead');

  return {
    /** To be called inside the transaction that stores the submission. */
    async add(mails: NewMail[], now: Date): Promise<void> {
      const createdAt = now.toISOString();
      await db
        .insertInto('outbox')
        .values(
          mails.map((mail) => ({
            ...mail,
            id: newId(),
            createdAt,
            status: 'waiting' as const,
            attempts: 0,
            nextAttemptAt: createdAt,
            leasedUntil: null,
            lastError: null,
            sentAt: null,
          })),
        )
        .execute();
    },

    /** Leases up to `limit` due mails to the caller until `leaseUntil`; each counts as an attempt begun. */
    async lease({ now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number }): Promise<StoredMail[]> {
      const rows = await db
        .with('due', (expression) => {
          const due = expression.selectFrom('outbox').select('id').where(dueAt(now.toISOString())).orderBy('nextAttemptAt').limit(limit);
          // Without skipping, a second worker would wait for the first one's mails and then find them taken.
          return hasRowLocks ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('outbox')
        .set((mail) => ({ leasedUntil: leaseUntil.toISOString(), attempts: mail('attempts', '+', 1) }))
        .where('id', 'in', (mail) => mail.selectFrom('due').select('due.id'))
        .returningAll()
        .execute();
      return rows.map(toMail);
    },

    /** Of a mail about an account the text goes: its link opens the account. */
    async markSent(id: string, now: Date): Promise<void> {
      await db
        .updateTable('outbox')
        .set((mail) => ({
          status: 'sent',
          sentAt: now.toISOString(),
          leasedUntil: null,
          lastError: null,
          body: mail.case().when('kind', '=', 'account').then('').else(mail.ref('body')).end(),
          html: mail.case().when('kind', '=', 'account').then('').else(mail.ref('html')).end(),
        }))
        .where('id', '=', id)
        .execute();
    },

    /** Reschedules a mail that could not be sent for `nextAttemptAt`, or dead-letters it when there is none. */
    async markFailed(mail: StoredMail, error: string, nextAttemptAt: Date | undefined): Promise<void> {
      await db
        .updateTable('outbox')
        .set({
          status: nextAttemptAt ? 'waiting' : 'dead',
          nextAttemptAt: nextAttemptAt?.toISOString() ?? mail.nextAttemptAt,
          leasedUntil: null,
          lastError: error,
        })
        .where('id', '=', mail._id)
        // A worker whose lease has expired must not overwrite the state of the one that has it now.
        .where('leasedUntil', '=', mail.leasedUntil)
        .execute();
    },

    /**
     * Puts dead-lettered mails back into the queue with a new set of attempts: one by its id, or those of a submission by its reference.
     * Returns the number.
     */
    async requeue(idOrReference: string, now: Date): Promise<number> {
      const { numUpdatedRows } = await requeueDead(now)
        .where((mail) => mail.or([mail('id', '=', idOrReference), mail('reference', '=', asReference(idOrReference))]))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** Puts all dead-lettered mails back into the queue, as `requeue` does. Returns the number. */
    async requeueAll(now: Date): Promise<number> {
      const { numUpdatedRows } = await requeueDead(now).executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** For staff; the newest first. */
    async list(): Promise<StoredMail[]> {
      return (await db.selectFrom('outbox').selectAll().orderBy('createdAt', 'desc').orderBy('messageId').execute()).map(toMail);
    },

    /** For monitoring. */
    async summary(): Promise<OutboxSummary> {
      const rows = await db
        .selectFrom('outbox')
        .select((mail) => ['status', mail.fn.countAll().as('total'), mail.fn.min('createdAt').as('oldest')])
        .where('status', '!=', 'sent')
        .groupBy('status')
        .execute();
      const waiting = rows.find((row) => row.status === 'waiting');
      const dead = rows.find((row) => row.status === 'dead');
      return { waiting: Number(waiting?.total ?? 0), dead: Number(dead?.total ?? 0), oldestWaitingAt: waiting?.oldest };
    },
  };
}

const dueAt = (now: string) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.and([
    mail('status', '=', 'waiting'),
    mail('nextAttemptAt', '<=', now),
    mail.or([mail('leasedUntil', 'is', null), mail('leasedUntil', '<', now)]),
  ]);

export function toMail({ id, ...mail }: Selectable<Tables['outbox']>): StoredMail {
  return { _id: id, ...mail };
}
