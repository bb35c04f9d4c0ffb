import { type ContentKind, contentFileLimits, contentKinds } from '#contract/office/content-files';
import { type FileFault, fieldNamesOf, fieldsOf, type ReadEntry, type ReadFile, type UnreadableFile, wholeFile } from './content-file.ts';
import { readJsonValue } from './field-values.ts';
import { holdsOther } from './read-csv.ts';

/** Unknown names that are reported of one entry. */
const maxUnknown = 5;

const example = '{ "what": "clients", "entries": [ … ] }';

/** Reads a JSON file. `what`: what it has to hold; without it, the file says so itself. */
export function readJson(text: string, what: ContentKind | undefined): ReadFile | UnreadableFile {
  const document = parsed(text);
  if (!document.ok) return refused(document.fault);
  const { what: says, entries } = (document.value ?? {}) as { what?: unknown; entries?: unknown };
  if (!Array.isArray(entries)) return refused({ reason: { key: 'import.noList', params: { example } } });
  if (entries.length === 0) return refused({ reason: { key: 'import.nothing' } });
  if (entries.length > contentFileLimits.entries)
    return refused({ reason: { key: 'import.tooMany', params: { max: contentFileLimits.entries } } });
  const said = contentKinds.find((kind) => kind === says);
  const kind = says === undefined ? what : said;
  if (kind === undefined) return refused({ field: 'what', reason: { key: 'import.whatUnclear' } });
  if (what !== undefined && kind !== what) return refused({ field: 'what', reason: holdsOther(kind) });
  const faults: FileFault[] = [];
  return { kind, format: 'json', entries: entries.map((entry, index) => read(entry, index + 1, kind, faults)), faults };
}

const refused = (fault: Partial<FileFault> & Pick<FileFault, 'reason'>): UnreadableFile => ({
  format: 'json',
  fault: { ...wholeFile, field: null, ...fault },
});

function parsed(text: string): { ok: true; value: unknown } | { ok: false; fault: Pick<FileFault, 'line' | 'reason'> } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const at = positionOf(error, text);
    const line = at === undefined ? null : text.slice(0, at + 1).split('\n').length;
    return { ok: false, fault: { line, reason: { key: 'import.noJson' } } };
  }
}

/** Characters around the wrong one that V8 repeats. */
const excerptLength = 10;

/** Returns the position where V8 gave up, for whoever has written the file by hand: V8 says it, or repeats what stands around it. */
function positionOf(error: unknown, text: string): number | undefined {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  if (position !== undefined) return Number(position);
  const [, cut, excerpt = ''] =
    /^SyntaxError: Unexpected token .+, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(String(error)) ?? [];
  const at = excerpt === '' ? -1 : text.indexOf(excerpt);
  // What stands there more than once is no place.
  return !cut || at === -1 || text.indexOf(excerpt, at + 1) !== -1 ? undefined : at + excerptLength;
}

function read(entry: unknown, row: number, kind: ContentKind, faults: FileFault[]): ReadEntry {
  const place = { row, line: null };
  const before = faults.length;
  const given: ReadEntry['given'] = {};
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    faults.push({ ...place, field: null, reason: { key: 'import.noObject' } });
    return { ...place, given, isFaulty: true };
  }
  const names = fieldNamesOf(kind);
  const unknown = Object.keys(entry).filter((name) => !names.includes(name));
  for (const field of unknown.slice(0, maxUnknown))
    faults.push({ ...place, field, reason: { key: 'import.unknownField', params: { names: names.join(', ') } } });
  for (const [name, type] of fieldsOf(kind)) {
    if (!Object.hasOwn(entry, name)) continue;
    const value = readJsonValue(type, Reflect.get(entry, name));
    if (value.ok) given[name] = value.value;
    else faults.push({ ...place, field: name, reason: value.reason });
  }
  return { ...place, given, isFaulty: faults.length > before };
}
