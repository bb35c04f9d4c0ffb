import { CsvError, parse } from 'csv-parse/sync';
import type { MessageKey } from '#contract/messages';
import { type ContentKind, contentFileLimits, contentKinds } from '#contract/office/content-files';
import { withoutApostrophe } from '../../../files/csv.ts';
import { type FileFault, fieldNamesOf, fieldsOf, type ReadEntry, type ReadFile, type UnreadableFile, wholeFile } from './content-file.ts';
import { readCell } from './field-values.ts';

/** Columns that a heading may have: more than any kind of entry has fields. */
const maxColumns = 50;

/** Lists what spreadsheets write between cells, which depends on their language. */
const delimiters = [',', ';', '\t'];

interface CsvRow {
  cells: string[];
  row: number;
  line: number;
}

/** Reads a CSV file with a heading. `what`: what it has to hold; without it, the heading tells. */
export function readCsv(text: string, what: ContentKind | undefined): ReadFile | UnreadableFile {
  const records = parsed(text);
  if (!Array.isArray(records)) return { format: 'csv', fault: records };
  const [heading, ...rows] = records;
  const entryRows = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!heading || entryRows.length === 0) return refused({ key: 'import.nothing' });
  if (rows.length > contentFileLimits.entries) return refused({ key: 'import.tooMany', params: { max: contentFileLimits.entries } });

  const names = heading.cells.map((name) => name.trim());
  const kind = kindOf(names, what);
  if (typeof kind !== 'string') return { format: 'csv', fault: { row: 1, line: 1, field: null, reason: kind } };
  const faults = faultsOfHeading(names, kind, entryRows);
  const types = new Map<string, Parameters<typeof readCell>[0]>(fieldsOf(kind));
  const entries = entryRows.map(({ cells, ...place }): ReadEntry => {
    const given: ReadEntry['given'] = {};
    const before = faults.length;
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      faults.push({ ...place, field: null, reason: { key: 'import.tooManyCells' } });
    for (const [column, name] of names.entries()) {
      const type = types.get(name);
      if (!type) continue;
      const read = readCell(type, withoutApostrophe(cells[column] ?? ''));
      if (read.ok) given[name] = read.value;
      else faults.push({ ...place, field: name, reason: read.reason });
    }
    return { ...place, given, isFaulty: faults.length > before };
  });
  return { kind, format: 'csv', entries, faults };
}

const refused = (reason: FileFault['reason']): UnreadableFile => ({ format: 'csv', fault: { ...wholeFile, field: null, reason } });

/** The records with their places; or the fault at which reading ended. */
function parsed(text: string): CsvRow[] | FileFault {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = delimiters.find((sign) => firstLine.includes(sign)) ?? ',';
  try {
    let line = 1;
    const options = {
      delimiter,
      relax_column_count: true,
      record_delimiter: '\n',
      info: true,
      // The heading, and one more than is taken: whoever sends millions of lines waits for none of them.
      max_record_size: contentFileLimits.line,
      to: contentFileLimits.entries + 2,
    };
    return (parse(text.replaceAll(/\r\n?/g, '\n'), options) as unknown as { record: string[]; info: { lines: number } }[]).map(
      ({ record, info }, index) => {
        const place = { cells: record, row: index + 1, line };
        line = info.lines + 1;
        return place;
      },
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records, lines } = error as unknown as { records?: number; lines?: number };
    const place = { row: records === undefined ? null : records + 1, line: lines ?? null, field: null };
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      return { ...place, reason: { key: 'import.lineTooLong', params: { max: contentFileLimits.line } } };
    return { ...place, reason: { key: 'import.quote' } };
  }
}

const holds: Record<ContentKind, MessageKey> = {
  clients: 'import.holdsClients',
  offices: 'import.holdsOffices',
  members: 'import.holdsMembers',
  jobs: 'import.holdsJobs',
  texts: 'import.holdsTexts',
};

/** The message for a file of one kind where another one was asked for. */
export const holdsOther = (kind: ContentKind): FileFault['reason'] => ({ key: holds[kind] }) as FileFault['reason'];

/** The kind of entries that has these columns, or most of them; or why it cannot be told. */
function kindOf(names: readonly string[], what: ContentKind | undefined): ContentKind | FileFault['reason'] {
  if (names.length > maxColumns) return { key: 'import.whatUnclear' };
  const columns = names.filter((name) => name !== '');
  const known = (kind: ContentKind) => columns.filter((name) => fieldNamesOf(kind).includes(name)).length;
  const whole = contentKinds.filter((kind) => columns.length > 0 && known(kind) === columns.length);
  if (what !== undefined) {
    const [other, ...others] = whole;
    return other !== undefined && others.length === 0 && other !== what ? holdsOther(other) : what;
  }
  const most = Math.max(...contentKinds.map(known));
  const [likely, ...others] = contentKinds.filter((kind) => known(kind) === most && most > 0);
  return likely !== undefined && others.length === 0 ? likely : { key: 'import.whatUnclear' };
}

/** Columns that are not known, or stand there twice. One without a name is fine as long as nothing stands in it. */
function faultsOfHeading(names: readonly string[], kind: ContentKind, rows: readonly CsvRow[]): FileFault[] {
  const known = fieldNamesOf(kind);
  return names.flatMap((name, column): FileFault[] => {
    if (name === '' && rows.every(({ cells }) => (cells[column] ?? '').trim() === '')) return [];
    const place = { row: 1, line: 1, field: name };
    if (!known.includes(name)) return [{ ...place, reason: { key: 'import.unknownField', params: { names: known.join(', ') } } }];
    return names.indexOf(name) < column ? [{ ...place, reason: { key: 'import.fieldTwice' } }] : [];
  });
}
