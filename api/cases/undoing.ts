import type { EventKind, HistoryEvent } from '#contract/office/history';
import type { Permission, Roles } from '#contract/office/permissions';
import type { FileStore } from '../files/file-store.ts';
import type { StoredEvent } from '../store/changes/events.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Colleague, Work } from '../store/work.ts';

/** An event about something. */
export type About = StoredEvent & { subject: NonNullable<HistoryEvent['subject']> };

/** Takes a change back; inside an exclusive transaction. False when it could not be done. */
export type CounterChange = (work: Work<Colleague>) => Promise<boolean>;

export interface UndoContext {
  repositories: Repositories;
  reader: { id: string; roles: Roles };
  /** Given where something is really to be taken back; without it, the reader is told what can be. */
  request?: {
    files: FileStore;
    /** @throws {Refusal} where the reader has to sign in again first */
    requireRecentSignIn(): Promise<void>;
    /** Whether what was published becomes a draft again. */
    keepsDrafts: boolean;
  };
}

/** Takes back changes of one kind of thing. */
export interface Undoing {
  kinds: readonly EventKind[];
  permission: Permission;
  /** Returns what takes each of these back; undefined for those that cannot be any more, because it is not as they left it. */
  counterChanges(context: UndoContext, events: readonly About[]): Promise<(CounterChange | undefined)[]>;
}

export const idsOf = (events: readonly About[]): string[] => [...new Set(events.map(({ subject }) => subject.id))];

export const byId = <Thing extends { id: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Whether a change was made. */
export const isDone = async (outcome: Promise<string>): Promise<boolean> => (await outcome) === 'done';
