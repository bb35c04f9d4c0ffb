import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from 'kysely';
import { latestMoment } from '../../time/clock-tolerance.ts';
import type { Tables } from '../tables.ts';

/** The tables whose rows are sent by workers, which lease them. */
export type LeasedTable = 'outbox' | 'webhookDeliveries';

/** Columns that they have in common. */
interface LeasedColumns {
  id: string;
  attempts: number;
  nextAttemptAt: string;
  leasedUntil: string | null;
}
type Leased = Record<LeasedTable, LeasedColumns>;

/** Milliseconds for which a row is leased to a worker; longer than any attempt can last. */
export const leaseMs = 3 * 60 * 1000;

/** Milliseconds that a row waits at most after an attempt; the first one follows within seconds. */
export const longestWaitMs = 18 * 60 * 60 * 1000;

/** A lease that ends later than any can was given by a clock that has been set back since: it is over. */
export const isLeaseOver = (leasedUntil: string | null, now: Date): boolean =>
  leasedUntil === null || leasedUntil < now.toISOString() || leasedUntil > latestMoment(now, leaseMs).toISOString();

/** Reads the columns that all of these tables have. */
const common = <Name extends LeasedTable>(row: ExpressionBuilder<Tables, Name>) => row as unknown as ExpressionBuilder<Leased, LeasedTable>;

/** As `isLeaseOver`. */
export const leaseOverAt =
  (now: Date) =>
  <Name extends LeasedTable>(row: ExpressionBuilder<Tables, Name>): Expression<SqlBool> => {
    const leased = common(row);
    return leased.or([
      leased('leasedUntil', 'is', null),
      leased('leasedUntil', '<', now.toISOString()),
      leased('leasedUntil', '>', latestMoment(now, leaseMs).toISOString()),
    ]);
  };

/** Whether a row waits for longer than any can: the clock has been set back since. */
export const isWaitTooLongAt =
  (now: Date) =>
  <Name extends LeasedTable>(row: ExpressionBuilder<Tables, Name>): Expression<SqlBool> => {
    const leased = common(row);
    return leased.and([
      leased('nextAttemptAt', '>', latestMoment(now).toISOString()),
      leased.or([leased('nextAttemptAt', '>', latestMoment(now, longestWaitMs).toISOString()), leased('attempts', '=', 0)]),
    ]);
  };

/**
 * Leases up to `limit` rows to the caller until `leaseUntil`, the longest due first; each counts as an attempt begun. Those that wait for longer than
 * any can, by a clock that has been set back since, come when nothing is due.
 */
export async function leaseDue<Name extends LeasedTable>(
  db: Kysely<Tables>,
  table: Name,
  { due, overdueByClock }: Record<'due' | 'overdueByClock', (row: ExpressionBuilder<Tables, Name>) => Expression<SqlBool>>,
  lease: { leaseUntil: Date; limit: number },
): Promise<Selectable<Tables[Name]>[]> {
  const rows = await leaseRows(db, table, due, lease);
  return rows.length > 0 ? rows : leaseRows(db, table, overdueByClock, lease);
}

async function leaseRows<Name extends LeasedTable>(
  db: Kysely<Tables>,
  table: Name,
  isDue: (row: ExpressionBuilder<Tables, Name>) => Expression<SqlBool>,
  { leaseUntil, limit }: { leaseUntil: Date; limit: number },
): Promise<Selectable<Tables[Name]>[]> {
  const rows = await (db as unknown as Kysely<Leased>)
    .with('due', (expression) => {
      const due = expression
        .selectFrom(table as LeasedTable)
        .select('id')
        .where((row) => isDue(row as unknown as ExpressionBuilder<Tables, Name>))
        .orderBy('nextAttemptAt')
        .limit(limit);
      // Without skipping, a second worker would wait for the first one's rows and then find them taken.
      return due.forUpdate().skipLocked();
    })
    .updateTable(table as LeasedTable)
    .set((row) => ({ leasedUntil: leaseUntil.toISOString(), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows as unknown as Selectable<Tables[Name]>[];
}
