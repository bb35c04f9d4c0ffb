import type { InboxRecord } from './records.ts';

/** Characters of a cell that are shown; the other formats have all of them. */
const widest = 48;

/** Columns under their names, for reading in a terminal. */
export function toTable(fields: string[], records: InboxRecord[]): string {
  const rows = [fields.map(heading), ...records.map((record) => fields.map((field) => shown(field, record[field])))];
  const widths = fields.map((_field, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** "fullName" as "Full name"; a time says which it is. */
function heading(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1) + (isTime(field) ? ' (UTC)' : '');
}

const isTime = (field: string): boolean => field.endsWith('At');

function shown(field: string, value: InboxRecord[string] | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : '';
  const text = isTime(field) ? String(value).slice(0, 16).replace('T', ' ') : String(value);
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}
