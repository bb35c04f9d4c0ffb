import { type Kysely, type SqlBool, sql } from 'kysely';
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
  return changed;
}
