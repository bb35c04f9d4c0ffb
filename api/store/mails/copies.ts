import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { RefusedCopies } from '#contract/office/mail';
import { z } from '#contract/zod';
import type { Json } from '../column-types.ts';
import { fromJson, json } from '../rows/columns.ts';
import { containing } from '../search/containing.ts';
import type { Tables } from '../tables.ts';

/** Names who else gets a mail, openly and not. */
export interface Copied {
  cc: readonly string[];
  bcc: readonly string[];
}

/** A list of addresses as a column keeps it; null for none. */
export const addressesJson = (addresses: readonly string[]): Json | null => (addresses.length === 0 ? null : json(addresses));

/** The addresses in a column. */
export const addressesOf = (column: Json | null): string[] => (column === null ? [] : (fromJson(z.array(z.string()), column) ?? []));

export const refusedCopiesJson = (refused: RefusedCopies): Json | null => (refused.length === 0 ? null : json(refused));

/** Reads from a column who did not get a copy. */
export const refusedCopiesOf = (column: Json | null): RefusedCopies => (column === null ? [] : (fromJson(RefusedCopies, column) ?? []));

type Recipients = Pick<Selectable<Tables['outbox']>, 'recipient' | 'cc' | 'bcc' | 'delivered' | 'refusedCopies'>;

/** Everybody who is still to get a mail; nobody twice. */
export function openRecipients({ recipient, cc, bcc, delivered, refusedCopies }: Recipients): string[] {
  const done = [...addressesOf(delivered), ...refusedCopiesOf(refusedCopies).map(({ address }) => address)].map(lower);
  const all = new Map([recipient, ...addressesOf(cc), ...addressesOf(bcc)].toReversed().map((address) => [lower(address), address]));
  return [...all].toReversed().flatMap(([key, address]) => (done.includes(key) ? [] : [address]));
}

const lower = (address: string): string => address.toLowerCase();

/**
 * Whether an address is in the lists of a row, whatever the case of its letters: between its quotation marks, it is never a part of another one. Most rows
 * have no lists; an index has those answers that do.
 */
export function isCopiedTo(table: 'answers' | 'outbox', email: string) {
  const listed = containing(json(email.trim().toLowerCase()));
  const [cc, bcc] = [sql.ref(`${table}.cc`), sql.ref(`${table}.bcc`)];
  return sql<SqlBool>`((${cc} is not null or ${bcc} is not null) and (lower(${cc}) like ${listed} or lower(${bcc}) like ${listed}))`;
}

/**
 * Erasure: takes an address out of the copies of mails and of unsent answers, whatever these are about. What they say to others stays. To be called
 * inside a transaction. Returns how many it was taken out of.
 */
export async function forgetCopies(db: Kysely<Tables>, email: string): Promise<number> {
  const normalized = email.trim().toLowerCase();
  const without = (column: Json | null) => addressesJson(addressesOf(column).filter((address) => address.toLowerCase() !== normalized));
  const typedWithout = (typed: string | null) =>
    typed === null
      ? null
      : typed
          .split(/(?<=[,;\s،؛])/)
          .filter((part) => !part.toLowerCase().includes(normalized))
          .join('')
          .trim();
  let changed = 0;
  for (const table of ['answers', 'outbox', 'caseDrafts'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'cc', 'bcc'])
      .where((row) =>
        row.or((['cc', 'bcc'] as const).map((column) => row(row.fn<string>('lower', [column]), 'like', containing(normalized)))),
      )
      .execute();
    const change = table === 'caseDrafts' ? typedWithout : without;
    for (const { id, cc, bcc } of rows) {
      const next = { cc: change(cc), bcc: change(bcc) };
      if (next.cc === cc && next.bcc === bcc) continue;
      await db.updateTable(table).set(next).where('id', '=', id).execute();
      changed += 1;
    }
  }
  await forgetDeliveries(db, normalized);
  return changed;
}

/** Takes an address out of what is noted of who has got a mail. */
async function forgetDeliveries(db: Kysely<Tables>, normalized: string): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'delivered', 'refusedCopies'])
    .where((row) =>
      row.or(
        (['delivered', 'refusedCopies'] as const).map((column) => row(row.fn<string>('lower', [column]), 'like', containing(normalized))),
      ),
    )
    .execute();
  for (const { id, delivered, refusedCopies } of rows) {
    const others = refusedCopiesOf(refusedCopies).filter(({ address, reason }) => !lower(`${address} ${reason}`).includes(normalized));
    const change = {
      delivered: addressesJson(addressesOf(delivered).filter((address) => lower(address) !== normalized)),
      refusedCopies: refusedCopiesJson(others),
    };
    await db.updateTable('outbox').set(change).where('id', '=', id).execute();
  }
}
