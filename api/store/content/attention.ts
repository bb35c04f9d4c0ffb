import type { ExpressionBuilder, Kysely } from 'kysely';
import { limits } from '#contract/limits';
import type { EntryKind } from '#contract/office/attention';
import { reviewStates } from '#contract/office/reviews';
import { serviceIds } from '#contract/services';
import { toBranch } from '../branches/branches.ts';
import { toClient } from '../clients/clients.ts';
import { toJob } from '../jobs/jobs.ts';
import type { Tables } from '../tables.ts';

/** An entry as the contract would have it, not checked, and the row that it is read from: anything can be in its columns. */
export interface UncheckedEntry {
  id: string;
  name: string;
  entry: object;
  row: Readonly<Record<string, unknown>>;
}

/** Every number of stars. */
export const rates: readonly number[] = Array.from({ length: limits.rating.max }, (_, index) => limits.rating.min + index);

/** Rows that may not fit the contract, whoever has written them, in the order of the site. */
export function attentionRepository(db: Kysely<Tables>) {
  return {
    /**
     * Returns what may not fit: what was deleted, archived or rejected is nobody's concern. Of reviews, which are many, the database itself picks
     * those that cannot.
     */
    async candidates(kind: EntryKind): Promise<UncheckedEntry[]> {
      switch (kind) {
        case 'office': {
          const rows = db.selectFrom('groups').selectAll().where('isDeleted', '=', 0).orderBy('sortOrder').orderBy('id');
          return (await rows.execute()).map((row) => entryOf(row, row.name, toBranch(row)));
        }
        case 'client': {
          const rows = db.selectFrom('clients').selectAll().where('deletedAt', 'is', null).orderBy('sortOrder').orderBy('id');
          return (await rows.execute()).map((row) => entryOf(row, row.name, toClient(row)));
        }
        case 'job': {
          const rows = db.selectFrom('careers').selectAll().where('archivedAt', 'is', null).orderBy('id');
          return (await rows.execute()).map((row) => entryOf(row, row.jobTitle, toJob(row)));
        }
        case 'review': {
          const rows = db.selectFrom('reviews').selectAll().where('status', '!=', 'rejected').where(isUnfit);
          return (await rows.orderBy('receivedAt', 'desc').orderBy('id').execute()).map((row) =>
            entryOf(row, row.fullName, { ...row, _id: row.id }),
          );
        }
      }
    },
  };
}

const isUnfit = ({ or, eb }: ExpressionBuilder<Tables, 'reviews'>) =>
  or([eb('service', 'not in', serviceIds), eb('rate', 'not in', rates), eb('status', 'not in', reviewStates)]);

function entryOf(row: { id: string }, name: string, entry: object): UncheckedEntry {
  return { id: row.id, name: columnText(name) ?? '', entry, row: { ...row } };
}

/** Returns what stands in a column, as text; bytes as the hexadecimal digits that SQL writes. */
export function columnText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? `x'${Buffer.from(value).toString('hex')}'` : String(value);
}
