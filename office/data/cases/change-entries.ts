import type { QueryClient } from '@tanstack/react-query';
import { isOfficeError } from '../requests/office-error.ts';
import type { Changed } from '../requests/request.ts';
import { createOwnVersions } from './own-versions.ts';

/** Holds what became of a change: rows as they are now, those that somebody else had changed, and the events by which it is undone. */
export interface ChangeOutcome<Row> {
  changed: Row[];
  outdated: Row[];
  events: string[];
}

/** Resolves with what became of a change, and with what undoes it; rejects with an `OfficeError`. */
export type ChangeRows<Row, Change> = (rows: readonly Row[], change: Change) => Promise<ChangeOutcome<Row> & { undo: () => Promise<void> }>;

/** The versions that the person saw, by id, and what is to become of them. */
export interface BulkRequest<Change> {
  ids: string[];
  versions: Record<string, number>;
  change: Change;
}

/** Describes how a kind of entry is changed: quotes, applications. */
export interface EntryKind<Row, Detail, Change> {
  /** Names its queries. */
  topic: 'quotes' | 'applications';
  /** Sends a change of one; a 412 carries the newer state as `newer`. */
  sendOne(row: Row, change: Change): Promise<Changed<Detail>>;
  /** Sends a change of up to 500. */
  sendMany(request: BulkRequest<Change>): Promise<Changed<{ changed: Row[]; unchanged: string[] }>>;
  /** The newer state that an error carries. */
  parseDetail(newer: unknown): Detail | undefined;
  rowOf(detail: Detail): Row;
  /** Changes a row as the server will. */
  changed(row: Row, change: Change, now: Date): Row;
  /** Before anything is painted; without it, a change is painted at once. */
  ready?: (() => Promise<void>) | undefined;
  /** Whether lists are fetched anew after every change, not only after one that failed. */
  refetches: boolean;
}

/** Entries that one request may name (contract: BulkChange, BulkApplications). */
const batch = 500;

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
      const { answer, events } = await kind.sendOne(row, change);
      return { outcome: { changed: [kind.rowOf(answer)], outdated: [], events }, detail: answer };
    } catch (error) {
      const newer = isOfficeError(error) ? kind.parseDetail(error.newer) : undefined;
      if (newer === undefined) throw error;
      return { outcome: { changed: [], outdated: [kind.rowOf(newer)], events: [] }, detail: newer };
    }
  }

  async function sendMany(rows: readonly Row[], change: Change): Promise<ChangeOutcome<Row>> {
    const outcome: ChangeOutcome<Row> = { changed: [], outdated: [], events: [] };
    for (let from = 0; from < rows.length; from += batch) {
      const some = rows.slice(from, from + batch);
      const versions = Object.fromEntries(some.map(({ id, version }) => [id, version]));
      const { answer, events } = await kind.sendMany({ ids: some.map(({ id }) => id), versions, change });
      outcome.changed.push(...answer.changed);
      outcome.outdated.push(...some.filter(({ id }) => answer.unchanged.includes(id)));
      outcome.events.push(...events);
    }
    return outcome;
  }

  /**
   * @param putRows puts rows into every list and every open entry; returns what takes it back
   * @param undoEvents resolves with the versions that entries have then, by their ids
   */
  return (
    queries: QueryClient,
    putRows: (rows: readonly Row[]) => () => void,
    undoEvents: (events: readonly string[]) => Promise<Readonly<Record<string, number>>>,
  ): ChangeRows<Row, Change> => {
    /** Paints rows as they are going to be, and sends what makes them so when everything before it is answered. */
    async function paint<Result>(rows: readonly Row[], send: () => Promise<Result>): Promise<Result> {
      // A response that is older than what is painted must not replace it. An entry that is being opened loads on, unless it is fetched anew.
      await queries.cancelQueries({ queryKey: kind.refetches ? [kind.topic] : [kind.topic, 'list'] });
      const restore = putRows(rows);
      const sending = queue.then(send);
      queue = sending.catch(() => undefined);
      try {
        return await sending;
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
      // What a later change has painted stays until that is answered.
      putRows([...outcome.changed, ...outcome.outdated].filter(isLast));
      return outcome;
    }

    /** Paints those that were changed as they were before, and keeps the version that undoing them makes. */
    async function undo(before: readonly Row[], { changed, events }: ChangeOutcome<Row>): Promise<void> {
      const versions = new Map(changed.map(({ id, version }) => [id, version]));
      const rows = before.filter(({ id }) => versions.has(id)).map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }));
      count(rows, 1);
      const made = await paint(rows, () => undoEvents(events));
      for (const { id, version } of rows) ownVersions.made(id, version, made[id] ?? version);
    }

    return async (rows, given) => {
      count(rows, 1);
      await kind.ready?.();
      const now = new Date();
      const outcome = await paint(
        rows.map((row) => kind.changed(row, given, now)),
        () => send(rows, given),
      );
      return { ...outcome, undo: () => undo(rows, outcome) };
    };
  };
}
