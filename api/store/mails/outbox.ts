import type { Kysely } from 'kysely';
import { asReference } from '../cases/submission-rows.ts';
import { flag } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import { leaseDue, leaseOverAt } from '../rows/leased-rows.ts';
import type { Tables } from '../tables.ts';
import { addressesJson } from './copies.ts';
import { dueAt, overdueByClockAt, uncertainAt, undeliveredAt } from './outbox-conditions.ts';
import { haveIt, recipientNotes } from './outbox-recipients.ts';
import { type NewMail, type StoredMail, toMail } from './stored-mail.ts';
import type { MailKind } from './tables-mail.ts';

export interface OutboxSummary {
  /** Counts what the outbox itself will send. */
  waiting: number;
  /** Answers that may have been sent, each of which waits for a person. */
  uncertain: number;
  dead: number;
  /** The time at which the longest-waiting mail was written, ISO 8601. */
  oldestWaitingAt: string | undefined;
}

/** Kinds of mails whose links act for their recipient. */
const personalLinks: readonly MailKind[] = ['account', 'alert'];

export function outboxRepository(db: Kysely<Tables>) {
  return {
    ...recipientNotes(db),

    /** To be called inside the transaction that stores what they are about. `heldUntil`: none is sent before. Returns their ids. */
    async add(mails: NewMail[], now: Date, heldUntil?: Date): Promise<string[]> {
      const createdAt = now.toISOString();
      const rows = mails.map((mail) => ({ ...mail, id: newId() }));
      await db
        .insertInto('outbox')
        .values(
          rows.map((mail) => ({
            ...mail,
            heldUntil: heldUntil?.toISOString() ?? null,
            createdAt,
            status: 'waiting' as const,
            attempts: 0,
            nextAttemptAt: heldUntil?.toISOString() ?? createdAt,
          })),
        )
        .execute();
      return rows.map(({ id }) => id);
    },

    async find(id: string): Promise<StoredMail | undefined> {
      const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toMail(row);
    },

    /** About a submission, the oldest first. */
    async about(reference: string): Promise<StoredMail[]> {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      return rows.map(toMail);
    },

    /** False when it has gone, or is on its way: no worker can have leased a mail that is still held. */
    async takeBack(id: string, now: Date): Promise<boolean> {
      const taken = await db
        .updateTable('outbox')
        .set({ status: 'taken-back', nextAttemptAt: now.toISOString() })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('attempts', '=', 0)
        .where('heldUntil', '>', now.toISOString())
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    /** Mails that were dead-lettered, that a server has refused for good, that came back, or that may have been sent; the newest first. */
    async undelivered(limit: number, now = new Date()): Promise<StoredMail[]> {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where(undeliveredAt(now))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toMail);
    },

    /** Whether a mail of this kind to this recipient has not been sent yet. */
    async isUnderWay(kind: MailKind, recipient: string): Promise<boolean> {
      const found = await db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind)
        .where('recipient', '=', recipient)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Sends an undelivered mail again, to another recipient if one is given; a copy to those alone who have none. To be called inside a transaction.
     * False when it is not undelivered any more.
     */
    async resend(id: string, recipient: string | undefined, now: Date): Promise<boolean> {
      const before = await db.selectFrom('outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!before) return false;
      const resent = await db
        .updateTable('outbox')
        .set({
          status: 'waiting',
          attempts: 0,
          nextAttemptAt: now.toISOString(),
          leasedUntil: null,
          refused: 0,
          lastError: null,
          handedAt: null,
          sentAt: null,
          bouncedAt: null,
          bounceReason: null,
          delivered: addressesJson(haveIt(before, recipient)),
          refusedCopies: null,
          ...(recipient !== undefined && { recipient }),
        })
        .where('id', '=', id)
        .where(undeliveredAt(now))
        // A worker may be about to be told that it was accepted after all.
        .where(leaseOverAt(now))
        .returning('id')
        .executeTakeFirst();
      return resent !== undefined;
    },

    /** Somebody knows that an answer of which we do not has arrived. False when that is not so any more. */
    async markArrived(id: string, now: Date): Promise<boolean> {
      const arrived = await db
        .updateTable('outbox')
        .set((mail) => ({ status: 'sent', sentAt: mail.ref('handedAt'), leasedUntil: null, lastError: null, handedAt: null }))
        .where('id', '=', id)
        .where(uncertainAt(now))
        .returning('id')
        .executeTakeFirst();
      return arrived !== undefined;
    },

    /** Before the mail server gets it: who is stopped in between cannot know whether it was sent. False when the lease has ended. */
    async markHanded({ _id, leasedUntil }: StoredMail, now: Date): Promise<boolean> {
      const handed = await db
        .updateTable('outbox')
        .set({ handedAt: now.toISOString() })
        .where('id', '=', _id)
        .where('status', '=', 'waiting')
        .where('leasedUntil', '=', leasedUntil)
        .returning('id')
        .executeTakeFirst();
      return handed !== undefined;
    },

    /** Returns those of these message ids that are of our own mails. */
    async byMessageIds(messageIds: readonly string[]): Promise<StoredMail[]> {
      if (messageIds.length === 0) return [];
      return (await db.selectFrom('outbox').selectAll().where('messageId', 'in', messageIds).execute()).map(toMail);
    },

    /** A mail that was sent has come back. False when that is known already. */
    async markBounced(id: string, reason: string, now: Date): Promise<boolean> {
      const bounced = await db
        .updateTable('outbox')
        .set({ bouncedAt: now.toISOString(), bounceReason: reason })
        .where('id', '=', id)
        .where('bouncedAt', 'is', null)
        .where('status', '!=', 'taken-back')
        .returning('id')
        .executeTakeFirst();
      return bounced !== undefined;
    },

    /** Leases up to `limit` due mails to the caller until `leaseUntil`; each counts as an attempt begun. */
    async lease({ now, ...lease }: { now: Date; leaseUntil: Date; limit: number }): Promise<StoredMail[]> {
      const due = { due: dueAt(now), overdueByClock: overdueByClockAt(now) };
      return (await leaseDue(db, 'outbox', due, lease)).map(toMail);
    },

    /** `isFile`: it was written to one instead. Of a mail about an account, and of one about new jobs, the text goes: its links are its recipient's alone. */
    async markSent(id: string, now: Date, isFile = false): Promise<void> {
      await db
        .updateTable('outbox')
        .set((mail) => ({
          status: isFile ? 'written' : 'sent',
          sentAt: mail.fn.coalesce('sentAt', mail.val(now.toISOString())),
          handedAt: null,
          leasedUntil: null,
          lastError: null,
          body: mail.case().when('kind', 'in', personalLinks).then('').else(mail.ref('body')).end(),
          html: mail.case().when('kind', 'in', personalLinks).then('').else(mail.ref('html')).end(),
          leavingUrl: null,
        }))
        .where('id', '=', id)
        .execute();
    },

    /** Reschedules a mail that could not be sent for `nextAttemptAt`, or dead-letters it when there is none. `refused`: for good, as the server says. */
    async markFailed(mail: StoredMail, error: string, nextAttemptAt: Date | undefined, refused = false): Promise<void> {
      await db
        .updateTable('outbox')
        .set({
          status: nextAttemptAt ? 'waiting' : 'dead',
          nextAttemptAt: nextAttemptAt?.toISOString() ?? mail.nextAttemptAt,
          leasedUntil: null,
          lastError: error,
          handedAt: null,
          refused: flag(refused),
        })
        .where('id', '=', mail._id)
        // A worker whose lease has expired must not overwrite the state of the one that has it now.
        .where('leasedUntil', '=', mail.leasedUntil)
        .execute();
    },

    /** Dead-lettered mails: one by its id, those of a submission by its reference, or all of them; the oldest first. */
    async deadLettered(idOrReference?: string): Promise<StoredMail[]> {
      let mails = db.selectFrom('outbox').selectAll().where('status', '=', 'dead');
      if (idOrReference !== undefined)
        mails = mails.where((mail) => mail.or([mail('id', '=', idOrReference), mail('reference', '=', asReference(idOrReference))]));
      return (await mails.orderBy('createdAt').orderBy('id').execute()).map(toMail);
    },

    /** For staff; the newest first. */
    async list(): Promise<StoredMail[]> {
      return (await db.selectFrom('outbox').selectAll().orderBy('createdAt', 'desc').orderBy('messageId').execute()).map(toMail);
    },

    /** For monitoring. */
    async summary(now = new Date()): Promise<OutboxSummary> {
      const isUncertain = uncertainAt(now);
      const rows = await db
        .selectFrom('outbox')
        .select((mail) => [
          mail.case().when(isUncertain(mail)).then('uncertain').else(mail.ref('status')).end().as('state'),
          mail.fn.countAll().as('total'),
          mail.fn.min(mail.fn.coalesce('scheduledFor', 'createdAt')).as('oldest'),
        ])
        .where('status', 'in', ['waiting', 'dead'])
        .groupBy('state')
        .execute();
      const totalOf = (state: string) => Number(rows.find((row) => row.state === state)?.total ?? 0);
      const oldestWaitingAt = rows.find((row) => row.state === 'waiting')?.oldest;
      return { waiting: totalOf('waiting'), uncertain: totalOf('uncertain'), dead: totalOf('dead'), oldestWaitingAt };
    },
  };
}
