import type { Message } from '#contract/messages';
import type { ContentEntry, ContentFieldType, ContentKind } from '#contract/office/content-files';
import type { Repositories } from '../../../store/open-store.ts';
import type { Work } from '../../../store/work.ts';
import { fieldsOf } from './content-file.ts';
import { tidyValue } from './field-values.ts';

/** An entry that is stored. */
export interface StoredEntry<Entry> {
  entry: Entry;
  version: number;
  /** An archived job, say, is not meant by somebody who names no id. */
  isFoundByName: boolean;
}

/** Describes what is stored of a kind, when an import begins. */
export interface StoredContent<Entry> {
  /** In the order of an export, by key. That is the id, but for a draft beside what is public. */
  entries: ReadonlyMap<string, StoredEntry<Entry>>;
  /** Ids that are taken, and that no file can change. */
  blocked: ReadonlyMap<string, 'deleted' | 'unfit'>;
}

export interface CheckContext {
  now: Date;
  /** By `keyOf`; undefined for a new entry whose file gives it no id. */
  key: string | undefined;
  /** Logos that the file names and that are not kept here. */
  unusableLogos: ReadonlySet<string>;
}

export type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: Record<string, Message> };

/** Describes what an import does with one entry. */
export interface ContentChange<Entry, Values> {
  outcome: 'new' | 'changed';
  /** Undefined for a new one whose file gives it none. */
  id: string | undefined;
  version: number;
  before: Entry | undefined;
  values: Values;
}

/** Describes how one kind of content is read from the store, checked, and written. */
export interface ContentSource<Kind extends ContentKind, Values, Entry = ContentEntry<Kind>> {
  kind: Kind;
  nameOf(entry: Entry): string;
  /** By what an entry is recognised that has no id in the file; empty where nothing is written yet. */
  identityOf(entry: Entry): string;
  load(repositories: Repositories): Promise<StoredContent<Entry>>;
  /** The key of an entry whose id is known. `find`: what is stored, or stands earlier in the file. */
  keyOf(entry: Entry, find: (key: string) => Entry | undefined): string;
  /** Returns what the fields of the file make of an entry. `current`: as it is stored, or empty. */
  merge(current: Entry, given: Partial<Entry>, now: Date): Entry;
  /** @param before as it is stored; undefined for a new one */
  check(entry: Entry, before: Entry | undefined, context: CheckContext): Checked<Values>;
  /** The entry as it is exported once the values are stored. */
  entryOf(values: Values, id: string): Entry;
  /** Inside a transaction. */
  write(work: Work, change: ContentChange<Entry, Values>): Promise<void>;
}

/** An entry as files have it. */
export const tidyEntry = <Kind extends ContentKind>(kind: Kind, entry: ContentEntry<Kind>): ContentEntry<Kind> =>
  Object.fromEntries(
    fieldsOf(kind).map(([name, type]) => [name, tidyValue<ContentFieldType>(type, (entry as Record<string, never>)[name] as never)]),
  ) as ContentEntry<Kind>;

/** The fields that a file says in another language, without those that it does not. */
export const translated = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)) as Partial<Fields>;
