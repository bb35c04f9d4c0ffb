import type { Kysely } from 'kysely';
import { latestMoment } from '../../time/clock-tolerance.ts';
import type { Tables } from '../tables.ts';

/** Up to where a mailbox has been read: UIDs are of one numbering, and begin anew with another one (RFC 3501, 2.3.1.1). */
export interface MailboxPosition {
  uidValidity: string;
  lastUid: number;
}

/** The mailboxes that are read, by the digest of their URL. */
export function mailboxRepository(db: Kysely<Tables>) {
  return {
    /** Gives a mailbox to one process for a while. False while another one has it. */
    async lease(name: string, owner: string, now: Date, until: Date): Promise<boolean> {
      await db
        .insertInto('mailboxes')
        .values({ name, uidValidity: '', lastUid: '0', leasedUntil: null, leasedBy: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const leased = await db
        .updateTable('mailboxes')
        .set({ leasedUntil: until.toISOString(), leasedBy: owner })
        .where('name', '=', name)
        .where((mailbox) =>
          mailbox.or([
            mailbox('leasedUntil', 'is', null),
            mailbox('leasedUntil', '<', now.toISOString()),
            // Longer than any lease: given by a clock that has been set back since.
            mailbox('leasedUntil', '>', latestMoment(until).toISOString()),
            mailbox('leasedBy', '=', owner),
          ]),
        )
        .returning('name')
        .executeTakeFirst();
      return leased !== undefined;
    },

    async release(name: string, owner: string): Promise<void> {
      await db
        .updateTable('mailboxes')
        .set({ leasedUntil: null, leasedBy: null })
        .where('name', '=', name)
        .where('leasedBy', '=', owner)
        .execute();
    },

    /** Undefined for one that has not been read. */
    async position(name: string): Promise<MailboxPosition | undefined> {
      const row = await db.selectFrom('mailboxes').select(['uidValidity', 'lastUid']).where('name', '=', name).executeTakeFirst();
      return row === undefined || row.uidValidity === '' ? undefined : { uidValidity: row.uidValidity, lastUid: Number(row.lastUid) };
    },

    async moveTo(name: string, { uidValidity, lastUid }: MailboxPosition): Promise<void> {
      await db
        .updateTable('mailboxes')
        .set({ uidValidity, lastUid: String(lastUid) })
        .where('name', '=', name)
        .execute();
    },
  };
}
