/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Starts a formula in spreadsheet programs, which would then evaluate what somebody has typed (CSV injection). Such a cell gets an apostrophe,
 * and so does one that looks as if it had got one: `withoutApostrophe` then brings back exactly what was written.
 */
const formulaStart = /^'*[=+\-@\t\r]/;

/** The text of a cell as it was before `csvOf`. */
export const withoutApostrophe = (cell: string): string => (cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell);

/** RFC 4180 with a header row; every cell is text. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const escaped = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
