import { isDeepStrictEqual } from 'node:util';
import type { Message } from '#contract/messages';
import type { ContentEntry, ContentKind } from '#contract/office/content-files';
import { createBreather } from './breather.ts';
import { emptyEntry, type FileFault, type FilePlace, nameFields, type ReadEntry, type ReadFile } from './content-file.ts';
import type { CheckContext, ContentChange, ContentSource, StoredContent } from './content-source.ts';

export interface PlannedChange<Entry, Values> extends ContentChange<Entry, Values>, FilePlace {
  name: string;
  /** Names of the fields that differ; all that are written, of a new entry. */
  fields: string[];
}

/** Describes what a file would change. With faults, nothing may be. */
export interface ImportPlan<Entry, Values> {
  changes: PlannedChange<Entry, Values>[];
  unchanged: number;
  faults: FileFault[];
}

type Problem = { field: string; reason: Message };

/** Compares a file with what is stored, entry by entry. Every fault of every entry is named. */
export async function planImport<Kind extends ContentKind, Values>(
  source: ContentSource<Kind, Values>,
  file: ReadFile,
  stored: StoredContent<ContentEntry<Kind>>,
  context: Omit<CheckContext, 'key'>,
): Promise<ImportPlan<ContentEntry<Kind>, Values>> {
  type Entry = ContentEntry<Kind>;
  const plan: ImportPlan<Entry, Values> = { changes: [], unchanged: 0, faults: [...file.faults] };
  const find = createFinder(source, file, stored);

  const letOthersIn = createBreather();
  for (const read of file.entries) {
    await letOthersIn();
    const { row, line } = read;
    const faults: FileFault[] = [];
    const fault = ({ field, reason }: Problem) => faults.push({ row, line, field, reason });
    const target = find(read);
    if ('reason' in target) {
      plan.faults.push({ row, line, ...target });
      continue;
    }
    const { key, base } = target;
    const before = key === undefined ? undefined : stored.entries.get(key);
    const id = String(read.given.id || (base as { id?: string } | undefined)?.id || '');
    const merged = source.merge(base ?? emptyEntry(source.kind), { ...read.given, id } as Partial<Entry>, context.now);
    find.took(key, merged);
    if (before && isDeepStrictEqual(merged, before.entry) && !read.isFaulty) {
      plan.unchanged += 1;
      continue;
    }
    const checked = source.check(merged, base, { ...context, key });
    // Of a value that could not be read, the reason is known already.
    if (!checked.ok)
      for (const [field, reason] of Object.entries(checked.errors)) if (!read.isFaulty || field in read.given) fault({ field, reason });
    plan.faults.push(...faults);
    if (!checked.ok || read.isFaulty) continue;
    const after = source.entryOf(checked.values, id);
    const fields = differingFields(before?.entry ?? base ?? emptyEntry(source.kind), after);
    if (before && fields.length === 0) plan.unchanged += 1;
    else
      plan.changes.push({
        row,
        line,
        fields,
        name: source.nameOf(after),
        before: before?.entry,
        values: checked.values,
        outcome: base ? 'changed' : 'new',
        id: id === '' ? undefined : id,
        version: before?.version ?? 0,
      });
  }
  return plan;
}

function differingFields<Entry extends object>(before: Entry, after: Entry): string[] {
  const names = Object.keys(after) as (keyof Entry & string)[];
  return names.filter((name) => name !== 'id' && !isDeepStrictEqual(before[name], after[name]));
}

/** Returns a function that finds the stored entry which an entry of the file means: by its id, or by what it is called. */
function createFinder<Kind extends ContentKind, Values>(
  source: ContentSource<Kind, Values>,
  file: ReadFile,
  stored: StoredContent<ContentEntry<Kind>>,
) {
  type Entry = ContentEntry<Kind>;
  const idsOfFile = new Set(file.entries.map(({ given }) => given.id).filter(Boolean));
  const called = Map.groupBy(
    [...stored.entries].filter(([, { isFoundByName }]) => isFoundByName),
    ([, { entry }]) => source.identityOf(entry),
  );
  /** Rows in which an entry was met, by its key or by what a new one is called. */
  const rows = new Map<string, number>();
  /** Keeps what the file makes of entries. */
  const met = new Map<string, Entry>();
  const entryAt = (key: string) => met.get(key) ?? stored.entries.get(key)?.entry;

  type Target = { key: string | undefined; base: Entry | undefined } | Problem;

  function find({ given, row }: ReadEntry): Target {
    const entry = { ...emptyEntry(source.kind), ...(given as Partial<Entry>) };
    const { id } = entry as { id: string };
    const name = source.identityOf(entry);
    const target = id === '' ? byName(name) : byId(entry, id, name);
    if ('reason' in target) return target;
    const met = target.key ?? (name === '' ? undefined : `new\n${name}`);
    const earlier = met === undefined ? undefined : rows.get(met);
    if (earlier !== undefined)
      return { field: id === '' ? nameFields[source.kind] : 'id', reason: { key: 'import.twice', params: { row: earlier } } };
    if (met !== undefined) rows.set(met, row ?? 0);
    return target;
  }

  function byId(entry: Entry, id: string, name: string): Target {
    const blocked = stored.blocked.get(id);
    if (blocked) return { field: 'id', reason: { key: `import.${blocked}` } };
    const key = source.keyOf(entry, entryAt);
    const base = stored.entries.get(key)?.entry ?? (key === id ? undefined : entryAt(id));
    const namesake = base ? undefined : called.get(name)?.find(([other]) => !idsOfFile.has(other));
    return namesake && name !== '' ? { field: 'id', reason: { key: 'import.otherId' } } : { key, base };
  }

  function byName(name: string): Target {
    const [one, ...others] = name === '' ? [] : (called.get(name) ?? []);
    if (others.length > 0) return { field: nameFields[source.kind], reason: { key: 'import.ambiguous' } };
    return { key: one?.[0], base: one?.[1].entry };
  }

  return Object.assign(find, {
    /** Later entries of the file see what this one makes. */
    took(key: string | undefined, entry: Entry) {
      if (key !== undefined) met.set(key, entry);
    },
  });
}
