import type { Kysely, Selectable } from 'kysely';
import { webhookEventOf } from '#contract/office/connections/webhook-events';
import { type EventKind, eventKinds, type HistoryEvent } from '#contract/office/history';
import { readToldWords, searchedWords } from '#contract/office/history/history-query';
import { announcedBy } from '#contract/office/topics';
import { isListenedTo, queueDeliveries } from '../connections/queue-deliveries.ts';
import { newId } from '../rows/identifiers.ts';
import { beginningWith, containing } from '../search/containing.ts';
import type { EventSubjectKind, Tables } from '../tables.ts';
import { countChanges } from './change-counters.ts';
import { tellingWord } from './told-words.ts';

/** Names who did something; null for the Office itself or somebody from outside. */
export type Actor = { id: string; name: string } | null;

export interface NewEvent {
  actor: Actor;
  kind: EventKind;
  subject?: { kind: EventSubjectKind; id: string; name: string; reference?: string | null } | undefined;
  before?: string | null;
  after?: string | null;
  /** By these ids what `before` and `after` name is found again, be it a person or an entry. */
  beforeId?: string | null;
  afterId?: string | null;
}

/** An event with what only the server reads of it. */
export type StoredEvent = HistoryEvent & { beforeId: string | null; afterId: string | null };

/** The last event of a page: the next page begins after it. */
export interface EventPosition {
  at: string;
  id: string;
}

export interface EventFilter {
  /** Words in any order, each of which is in a name, the reference, what was before or after, or the sentence. */
  search?: string | undefined;
  /** Says in which sentences the words stand, as `ToldWords` of the contract. */
  told?: readonly string[] | undefined;
  actorId?: string | undefined;
  /** Only what colleagues did. */
  colleagues?: boolean | undefined;
  /** The first part of the kind. */
  area?: string | undefined;
  /** Only of things with this name, or with one that begins with it and a slash. */
  about?: { kind: EventSubjectKind; name: string } | undefined;
  /** From this moment on, ISO 8601. */
  from?: string | undefined;
  /** Before this moment, ISO 8601. */
  before?: string | undefined;
  after?: EventPosition | undefined;
  limit: number;
}

const searchedColumns = ['actorName', 'subjectName', 'subjectReference', 'before', 'after'] as const;

/** Holds what was done, by whom and when. Nothing is ever changed here, but for what is personal in it, on erasure. */
export function eventRepository(db: Kysely<Tables>) {
  return {
    /** Called in the same transaction as the change that it is about, which it tells open screens and other systems of. Returns the id of the event. */
    async add(
      { actor, kind, subject, before = null, after = null, beforeId = null, afterId = null }: NewEvent,
      now: Date,
    ): Promise<string> {
      const id = nextEventId(now);
      const row = db.insertInto('events').values({
        id,
        at: now.toISOString(),
        actorId: actor?.id ?? null,
        actorName: actor?.name ?? null,
        kind,
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
        subjectName: subject?.name ?? null,
        subjectReference: subject?.reference ?? null,
        before,
        after,
        beforeId,
        afterId,
      });
      const event = webhookEventOf(kind);
      if (event === undefined) await row.execute();
      else if ((await row.returning(isListenedTo).executeTakeFirst())?.isListenedTo)
        await queueDeliveries(db, { event, subject, before, after }, now);
      await countChanges(db, { topics: new Set(announcedBy(kind)) });
      return id;
    },

    /** The newest first. */
    async list({ search, told, actorId, colleagues, area, about, from, before, after, limit }: EventFilter): Promise<StoredEvent[]> {
      let events = db.selectFrom('events').selectAll();
      const sentences = (told ?? []).map(readToldWords);
      for (const [index, word] of searchedWords(search).entries())
        events = events.where((event) =>
          event.or([
            ...tellingWord(event, sentences, index),
            ...searchedColumns.flatMap((column) => [
              event(event.fn<string>('lower', [column]), 'like', containing(word.toLowerCase())),
              // Some databases know the cases of English letters alone.
              ...casesOf(word).map((spelling) => event(column, 'like', containing(spelling))),
            ]),
          ]),
        );
      if (actorId !== undefined) events = events.where('actorId', '=', actorId);
      if (colleagues) events = events.where('actorId', 'is not', null);
      // Their names instead of a range, which would depend on the collation.
      if (area !== undefined) events = events.where((event) => event.or(kindsOf(area).map((kind) => event('kind', '=', kind))));
      if (about !== undefined)
        events = events
          .where('subjectKind', '=', about.kind)
          .where((event) =>
            event.or([event('subjectName', '=', about.name), event('subjectName', 'like', beginningWith(`${about.name}/`))]),
          );
      if (from !== undefined) events = events.where('at', '>=', from);
      if (before !== undefined) events = events.where('at', '<', before);
      if (after)
        events = events.where((event) =>
          event.or([event('at', '<', after.at), event.and([event('at', '=', after.at), event('id', '<', after.id)])]),
        );
      return (await events.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(toEvent);
    },

    /** Finds those of these ids that there are, in the order in which they happened. */
    async findAll(ids: readonly string[]): Promise<StoredEvent[]> {
      if (ids.length === 0) return [];
      return (await db.selectFrom('events').selectAll().where('id', 'in', ids).orderBy('id').execute()).map(toEvent);
    },

    /** The newest of each kind about each of these by anybody but this person, for each that `afterId` names. */
    async newestByOthers(
      accountId: string,
      ids: readonly string[],
    ): Promise<Pick<Selectable<Tables['events']>, 'id' | 'subjectId' | 'kind' | 'afterId'>[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('events')
        .select(({ fn }) => ['subjectId', 'kind', 'afterId', fn.max('id').as('id')])
        .where('subjectId', 'in', ids)
        .where((event) => event.or([event('actorId', 'is', null), event('actorId', '!=', accountId)]))
        .groupBy(['subjectId', 'kind', 'afterId'])
        .execute();
    },

    /** Returns the time at which something last happened to each of these; nothing for those of which that is not known. */
    async lastAbout(kind: EventSubjectKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('events')
        .select(({ fn }) => ['subjectId', fn.max('at').as('at')])
        .where('subjectKind', '=', kind)
        .where('subjectId', 'in', ids)
        .groupBy('subjectId')
        .execute();
      return new Map(rows.map(({ subjectId, at }) => [subjectId ?? '', at]));
    },

    /** Whether something of this kind has ever happened to this. */
    async hasHappened(kind: EventKind, subject: { kind: EventSubjectKind; id: string }): Promise<boolean> {
      const found = await db
        .selectFrom('events')
        .select('id')
        .where('subjectKind', '=', subject.kind)
        .where('subjectId', '=', subject.id)
        .where('kind', '=', kind)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Everything that was done by or to somebody or something, the oldest first. */
    async about(id: string): Promise<StoredEvent[]> {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where((event) => event.or([event('subjectId', '=', id), event('actorId', '=', id)]))
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(toEvent);
    },

    /** Erasure: takes names and values out of what happened to these; that something happened stays. */
    async forgetSubjects(kind: EventSubjectKind, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('events')
        .set({ subjectName: '', before: null, after: null, beforeId: null, afterId: null })
        .where('subjectKind', '=', kind)
        .where('subjectId', 'in', ids)
        .execute();
    },

    /** Erasure: takes the name of a colleague out of what they did. */
    async forgetActor(id: string): Promise<void> {
      await db.updateTable('events').set({ actorName: '' }).where('actorId', '=', id).execute();
    },
  };
}

let written = 0;

/** In the order of writing, also for what happened in the same millisecond: the time, a number of this process, random digits. */
function nextEventId(now: Date): string {
  written = (written + 1) % 0x10000;
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `${hex(now.getTime(), 12)}${hex(written, 4)}${newId().slice(0, 8)}`;
}

const kindsOf = (area: string): EventKind[] => eventKinds.filter((kind) => kind.startsWith(`${area}.`));

/** A word as typed, in capitals, and with a capital; none for one of ASCII characters. */
function casesOf(word: string): string[] {
  if (/^\p{ASCII}*$/u.test(word)) return [];
  const [first = '', ...rest] = word.toLowerCase();
  return [...new Set([word, word.toUpperCase(), [first.toUpperCase(), ...rest].join('')])];
}

function toEvent(row: Selectable<Tables['events']>): StoredEvent {
  return {
    id: row.id,
    at: row.at,
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName ?? '' },
    kind: row.kind,
    subject:
      row.subjectKind === null
        ? null
        : { kind: row.subjectKind, id: row.subjectId ?? '', name: row.subjectName ?? '', reference: row.subjectReference },
    before: row.before,
    after: row.after,
    beforeId: row.beforeId,
    afterId: row.afterId,
  };
}
