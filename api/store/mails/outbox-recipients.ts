import type { Kysely, Selectable } from 'kysely';
import type { RefusedCopies } from '#contract/office/mail';
import type { Tables } from '../tables.ts';
import { addressesJson, addressesOf, refusedCopiesJson, refusedCopiesOf } from './copies.ts';
import type { StoredMail } from './stored-mail.ts';
import type { OutboxTable } from './tables-mail.ts';

/** Writes down who has got a mail, and who has not. */
export function recipientNotes(db: Kysely<Tables>) {
  return {
    /** Notes who has got a mail while others are still to get it, and who did not get a copy. `isSent`: whoever it is addressed to has it. */
    async noteRecipients(
      { _id, leasedUntil, sentAt }: StoredMail,
      { delivered, refusedCopies, isSent }: { delivered: readonly string[]; refusedCopies: RefusedCopies; isSent: boolean },
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('outbox')
        .set({
          delivered: addressesJson(delivered),
          refusedCopies: refusedCopiesJson(refusedCopies),
          ...(isSent && { sentAt: sentAt ?? now.toISOString() }),
        })
        .where('id', '=', _id)
        .where('leasedUntil', '=', leasedUntil)
        .execute();
    },

    /** Notes who did not get a copy of a mail that was sent. To be called inside a transaction. */
    async addRefusedCopies(id: string, refused: RefusedCopies): Promise<void> {
      const row = await db.selectFrom('outbox').select('refusedCopies').where('id', '=', id).forUpdate().executeTakeFirst();
      const known = refusedCopiesOf(row?.refusedCopies ?? null);
      const added = refused.filter(({ address }) => !known.some((one) => one.address === address));
      await db
        .updateTable('outbox')
        .set({ refusedCopies: refusedCopiesJson([...known, ...added]) })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Returns those who need no copy any more when a mail goes again. One that has come back was sent to all whom the server did not refuse. */
export function haveIt(
  { cc, bcc, delivered, refusedCopies, sentAt, bouncedAt, recipient }: Selectable<OutboxTable>,
  next = recipient,
): string[] {
  const refused = refusedCopiesOf(refusedCopies).map(({ address }) => address);
  if (bouncedAt !== null) return [...addressesOf(cc), ...addressesOf(bcc)].filter((address) => !refused.includes(address));
  const isStillTheirs = sentAt !== null && next === recipient;
  return addressesOf(delivered).filter((address) => isStillTheirs || address !== recipient);
}
