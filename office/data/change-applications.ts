import { useQueryClient } from '@tanstack/react-query';
import { ApplicationDetail, type ApplicationRow, type ChangeApplication, ChangedApplications } from '#contract/office/applications';
import { changed, detailKey, putRows, rowOf } from './application-cache.ts';
import { createOwnVersions } from './own-versions.ts';
import { isOfficeError, request } from './request.ts';

/** What became of a change: rows as they are now, and those that somebody else had changed. */
export interface ApplicationOutcome {
  changed: ApplicationRow[];
  outdated: ApplicationRow[];
}

/** Applications that a bulk change may name (contract: BulkApplications). */
const batch = 500;

async function sendOne({ id, version }: ApplicationRow, change: ChangeApplication) {
  try {
    const detail = await request('application', { method: 'PATCH', parameters: { id }, version, body: change, schema: ApplicationDetail });
    return { outcome: { changed: [rowOf(detail)], outdated: [] }, detail };
  } catch (error) {
    const newer = isOfficeError(error) ? ApplicationDetail.safeParse(error.newer) : undefined;
    if (!newer?.success) throw error;
    return { outcome: { changed: [], outdated: [rowOf(newer.data)] }, detail: newer.data };
  }
}

async function sendMany(rows: readonly ApplicationRow[], change: ChangeApplication): Promise<ApplicationOutcome> {
  const outcome: ApplicationOutcome = { changed: [], outdated: [] };
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    const versions = Object.fromEntries(some.map(({ id, version }) => [id, version]));
    const body = { ids: some.map(({ id }) => id), versions, change };
    const answer = await request('applicationsBulk', { method: 'POST', body, schema: ChangedApplications });
    outcome.changed.push(...answer.changed);
    outcome.outdated.push(...some.filter(({ id }) => answer.unchanged.includes(id)));
  }
  return outcome;
}

/** What gives a row back what a change took from it. */
export function counterOf(before: ApplicationRow, { told, ...change }: ChangeApplication): ChangeApplication {
  const back = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof typeof change]]));
  return { ...back, ...(told !== undefined && { told: before.toldAt !== null }) } as ChangeApplication;
}

const ownVersions = createOwnVersions();
/** Changes of each application that the server has not answered yet. */
const underWay = new Map<string, number>();
let queue: Promise<unknown> = Promise.resolve();

const count = (rows: readonly ApplicationRow[], by: 1 | -1) => {
  for (const { id } of rows) underWay.set(id, (underWay.get(id) ?? 0) + by);
};
const isLast = ({ id }: ApplicationRow) => (underWay.get(id) ?? 0) <= 1;

/**
 * Changes applications: painted at once in every list and board, sent one after the other, and put back when it fails. Resolves with what became of
 * it, and with what undoes it; rejects with an OfficeError.
 */
export function useChangeApplications() {
  const queries = useQueryClient();

  async function change(
    rows: readonly ApplicationRow[],
    given: ChangeApplication,
  ): Promise<ApplicationOutcome & { undo: () => Promise<void> }> {
    count(rows, 1);
    void queries.cancelQueries({ queryKey: ['applications'] });
    const now = new Date();
    const restore = putRows(
      queries,
      rows.map((row) => changed(row, given, now)),
    );
    const sending = queue.then(() => send(rows, given));
    queue = sending.catch(() => undefined);
    try {
      const outcome = await sending;
      // What a later change has painted stays until that is answered.
      putRows(queries, [...outcome.changed, ...outcome.outdated].filter(isLast));
      return { ...outcome, undo: () => undo(rows, outcome.changed, given) };
    } catch (error) {
      restore();
      throw error;
    } finally {
      count(rows, -1);
      if ([...underWay.values()].every((changes) => changes === 0)) void queries.invalidateQueries({ queryKey: ['applications'] });
    }
  }

  async function send(rows: readonly ApplicationRow[], given: ChangeApplication): Promise<ApplicationOutcome> {
    const current = rows.map((row) => ({ ...row, version: ownVersions.of(row.id, row.version) }));
    const [row] = current;
    const { outcome, detail } =
      current.length === 1 && row ? await sendOne(row, given) : { outcome: await sendMany(current, given), detail: undefined };
    const sent = new Map(current.map(({ id, version }) => [id, version]));
    for (const { id, version } of outcome.changed) ownVersions.made(id, sent.get(id) ?? version, version);
    if (detail && isLast(detail)) queries.setQueryData(detailKey(detail.id), detail);
    return outcome;
  }

  /** Rows that get the same back go together. */
  async function undo(before: readonly ApplicationRow[], after: readonly ApplicationRow[], given: ChangeApplication): Promise<void> {
    const now = new Map(after.map((row) => [row.id, row]));
    const groups = Map.groupBy(
      before.filter(({ id }) => now.has(id)),
      (row) => JSON.stringify(counterOf(row, given)),
    );
    for (const [counter, rows] of groups)
      await change(
        rows.flatMap(({ id }) => now.get(id) ?? []),
        JSON.parse(counter) as ChangeApplication,
      );
  }

  return change;
}
