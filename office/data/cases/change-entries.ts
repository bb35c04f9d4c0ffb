import type { QueryClient } from '@tanstack/react-query';
import { isOfficeError } from '../requests/office-error.ts';
import { createOwnVersions } from './own-versions.ts';

/** Describes what became of a change: rows as they are now, and those that somebody else had changed. */
export interface ChangeOutcome<Row> {
  changed: Row[];
  outdated: Row[];
}

/** Resolves with what became of a change, and with what undoes it; rejects with an `OfficeError`. */
export type ChangeRows<Row, Change> = (rows: readonly Row[], change: Change) => Promise<ChangeOutcome<Row> & { undo: () => Promise<void> }>;

/** The versions that the person saw, by id, and what is to become of them. */
export interface BulkRequest<Change> {
  ids: string[];
  versions: Record<string, number>;
  change: Change;
}

/** Describes how a kind of entry is changed: requests for quotes, applications. */
export interface EntryKind<Row, Detail, Change> {
  /** Names its queries. */
  topic: 'quotes' | 'applications';
  /** Sends a change of one; a 412 carries the newer state as `newer`. */
  sendOne(row: Row, change: Change): Promise<Detail>;
  /** Sends a change of up to 500. */
  sendMany(request: BulkRequest<Change>): Promise<{ changed: Row[]; unchanged: string[] }>;
  /** The newer state that an error carries. */
  parseDetail(newer: unknown): Detail | undefined;
  rowOf(detail: Detail): Row;
  /** Changes a row as the server will. */
  changed(row: Row, change: Change, now: Date): Row;
  /** Returns the change that gives a row back what a change took from it. */
  counterOf(before: Row, change: Change): Change;
  /** Before anything is painted; without it, a change is painted at once. */
  ready?(): Promise<void>;
  /** Whether lists are fetched anew after every change, not only after one that failed. */
  refetches: boolean;
}

/** Entries that one request may name (contract: BulkChange, BulkApplications). */
const batch = 500;

/** The rows that get the same back, with what they get: undo is as few requests as it can be. */
export function countersOf<Row extends { id: string }, Change>(
  before: readonly Row[],
  counterOf: (row: Row) => Change,
): { ids: string[]; change: Change }[] {
  const groups = Map.groupBy(
    before.map((row) => ({ id: row.id, change: counterOf(row) })),
    ({ change }) => JSON.stringify(change),
  );
  return [...groups.values()].flatMap((rows) => (rows[0] ? [{ ids: rows.map(({ id }) => id), change: rows[0].change }] : []));
}

/**
 * Changes entries of a kind: painted at once in every list, sent one after the other, and put back when it fails. Two quick changes of one entry
 * both go through: the second is for the version that the first one makes.
 */
export function createChanges<Row extends { id: string; version: number }, Detail, Change>(kind: EntryKind<Row, Detail, Change>) {
  const ownVersions = createOwnVersions();
  /** Changes of each entry that the server has not answered yet. */
  const underWay = new Map<string, number>();
  let queue: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  function count(rows: readonly Row[], by: 1 | -1): void {
    for (const { id } of rows) {
      const changes = (underWay.get(id) ?? 0) + by;
      if (changes > 0) underWay.set(id, changes);
      else underWay.delete(id);
    }
  }
  const isLast = ({ id }: Row) => (underWay.get(id) ?? 0) <= 1;

  async function sendOne(row: Row, change: Change): Promise<{ outcome: ChangeOutcome<Row>; detail: Detail }> {
    try {
      const detail = await kind.sendOne(row, change);
      return { outcome: { changed: [kind.rowOf(detail)], outdated: [] }, detail };
    } catch (error) {
      const newer = isOfficeError(error) ? kind.parseDetail(error.newer) : undefined;
      if (newer === undefined) throw error;
      return { outcome: { changed: [], outdated: [kind.rowOf(newer)] }, detail: newer };
    }
  }

  async function sendMany(rows: readonly Row[], change: Change): Promise<ChangeOutcome<Row>> {
    const outcome: ChangeOutcome<Row> = { changed: [], outdated: [] };
    for (let from = 0; from < rows.length; from += batch) {
      const some = rows.slice(from, from + batch);
      const versions = Object.fromEntries(some.map(({ id, version }) => [id, version]));
      const { changed, unchanged } = await kind.sendMany({ ids: some.map(({ id }) => id), versions, change });
      outcome.changed.push(...changed);
      outcome.outdated.push(...some.filter(({ id }) => unchanged.includes(id)));
    }
    return outcome;
  }

  /** @param putRows puts rows into every list and every open entry; returns what takes it back */
  return (queries: QueryClient, putRows: (rows: readonly Row[]) => () => void): ChangeRows<Row, Change> => {
    async function change(rows: readonly Row[], given: Change) {
      count(rows, 1);
      await kind.ready?.();
      // A response that is older than what is painted must not replace it. An entry that is being opened loads on, unless it is fetched anew.
      await queries.cancelQueries({ queryKey: kind.refetches ? [kind.topic] : [kind.topic, 'list'] });
      const now = new Date();
      const restore = putRows(rows.map((row) => kind.changed(row, given, now)));
      const sending = queue.then(() => send(rows, given));
      queue = sending.catch(() => undefined);
      try {
        const outcome = await sending;
        // What a later change has painted stays until that is answered.
        putRows([...outcome.changed, ...outcome.outdated].filter(isLast));
        return { ...outcome, undo: () => undo(rows, outcome.changed, given) };
      } catch (error) {
        restore();
        hasFailed = true;
        throw error;
      } finally {
        count(rows, -1);
        if (underWay.size === 0) {
          if (kind.refetches || hasFailed) void queries.invalidateQueries({ queryKey: [kind.topic] });
          hasFailed = false;
        }
      }
    }

    async function send(rows: readonly Row[], given: Change): Promise<ChangeOutcome<Row>> {
      const current = rows.map((row) => ({ ...row, version: ownVersions.of(row.id, row.version) }));
      const [row] = current;
      const { outcome, detail } =
        current.length === 1 && row ? await sendOne(row, given) : { outcome: await sendMany(current, given), detail: undefined };
      const sent = new Map(current.map(({ id, version }) => [id, version]));
      for (const { id, version } of outcome.changed) ownVersions.made(id, sent.get(id) ?? version, version);
      if (row && detail && isLast(row)) queries.setQueryData([kind.topic, 'detail', row.id], detail);
      return outcome;
    }

    async function undo(before: readonly Row[], after: readonly Row[], given: Change): Promise<void> {
      const now = new Map(after.map((row) => [row.id, row]));
      const counters = countersOf(
        before.filter(({ id }) => now.has(id)),
        (row) => kind.counterOf(row, given),
      );
      for (const counter of counters)
        await change(
          counter.ids.flatMap((id) => now.get(id) ?? []),
          counter.change,
        );
    }

    return change;
  };
}
