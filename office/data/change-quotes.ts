import { useQueryClient } from '@tanstack/react-query';
import { BulkResult, QuoteDetail, type QuoteRow } from '#contract/office/quotes';
import { painted } from '../parts/painted.ts';
import { useMe } from './account.ts';
import { changed, detailKey, listsKey, putRows, type QuoteChange, rowOf } from './quote-cache.ts';
import { isOfficeError, request } from './request.ts';

/** What became of a change: rows as they are now, and those that somebody else had changed. */
export interface ChangeOutcome {
  changed: QuoteRow[];
  outdated: QuoteRow[];
}

/** Requests that a bulk change may name (contract: BulkChange). */
const batch = 500;

async function sendOne({ id, version }: QuoteRow, change: QuoteChange): Promise<{ outcome: ChangeOutcome; detail: QuoteDetail }> {
  try {
    const detail = await request('quote', { method: 'PATCH', parameters: { id }, version, body: change, schema: QuoteDetail });
    return { outcome: { changed: [rowOf(detail)], outdated: [] }, detail };
  } catch (error) {
    const newer = isOfficeError(error) ? QuoteDetail.safeParse(error.newer) : undefined;
    if (!newer?.success) throw error;
    return { outcome: { changed: [], outdated: [rowOf(newer.data)] }, detail: newer.data };
  }
}

async function sendMany(rows: readonly QuoteRow[], change: QuoteChange): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { changed: [], outdated: [] };
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    const versions = Object.fromEntries(some.map(({ id, version }) => [id, version]));
    const body = { ids: some.map(({ id }) => id), versions, change };
    const answer = await request('quotesBulk', { method: 'POST', body, schema: BulkResult });
    outcome.changed.push(...answer.changed);
    outcome.outdated.push(...some.filter(({ id }) => answer.unchanged.includes(id)));
  }
  return outcome;
}

/** The rows that get the same back, with what they get: undo is as few requests as it can be. */
export function countersOf(before: readonly QuoteRow[], change: QuoteChange): { ids: string[]; change: QuoteChange }[] {
  const counters = new Map<string, { ids: string[]; change: QuoteChange }>();
  for (const row of before) {
    const back = Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof QuoteChange]])) as QuoteChange;
    const key = JSON.stringify(back);
    const same = counters.get(key) ?? { ids: [], change: back };
    same.ids.push(row.id);
    counters.set(key, same);
  }
  return [...counters.values()];
}

/**
 * Changes requests: painted at once in every list, and put back when it fails. Resolves with what became of it, and with what undoes it; rejects
 * with an OfficeError.
 */
export function useChangeQuotes() {
  const queries = useQueryClient();
  const me = useMe();

  async function change(rows: readonly QuoteRow[], given: QuoteChange): Promise<ChangeOutcome & { undo: () => Promise<void> }> {
    // The list has moved on to the next one already, which is painted first.
    await painted();
    await queries.cancelQueries({ queryKey: listsKey });
    const now = new Date();
    const restore = putRows(
      queries,
      rows.map((row) => changed(row, given, now)),
      me.id,
    );
    try {
      const outcome = await send(rows, given);
      putRows(queries, [...outcome.changed, ...outcome.outdated], me.id);
      // Counts and other lists follow when the server tells of the change (frame/live-changes.tsx), as for everybody else.
      return { ...outcome, undo: () => undo(rows, outcome.changed, given) };
    } catch (error) {
      restore();
      void queries.invalidateQueries({ queryKey: ['quotes'] });
      throw error;
    }
  }

  async function send(rows: readonly QuoteRow[], given: QuoteChange): Promise<ChangeOutcome> {
    const [row] = rows;
    if (rows.length > 1 || !row) return sendMany(rows, given);
    const { outcome, detail } = await sendOne(row, given);
    queries.setQueryData(detailKey(detail.id), detail);
    return outcome;
  }

  async function undo(before: readonly QuoteRow[], after: readonly QuoteRow[], given: QuoteChange): Promise<void> {
    const now = new Map(after.map((row) => [row.id, row]));
    for (const counter of countersOf(
      before.filter(({ id }) => now.has(id)),
      given,
    ))
      await change(
        counter.ids.flatMap((id) => now.get(id) ?? []),
        counter.change,
      );
  }

  return change;
}
