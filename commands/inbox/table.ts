import type { InboxRecord } from './records.ts';

/** Longer values are cut in the table; JSON has them in full. */
const maxCellLength = 48;

/** A text table with a header row, for a terminal. */
export function toTable(fields: string[], records: InboxRecord[]): string {
  const rows = [fields.map(heading), ...records.map((record) => fields.map((field) => cell(field, record[field])))];
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

/** "fullName" as "Full name"; times are marked as UTC. */
function heading(field: string): string {
  const label = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1) + (isTime(field) ? ' (UTC)' : '');
}

const isTime = (field: string): boolean => field.endsWith('At');

function cell(field: string, value: InboxRecord[string] | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : '';
  const text = isTime(field) ? String(value).slice(0, 16).replace('T', ' ') : String(value);
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ');
  return line.length > maxCellLength ? `${line.slice(0, maxCellLength - 1)}…` : line;
}
