/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Starts a formula in spreadsheet programs, which would then evaluate what somebody has typed (CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/** RFC 4180 with a header row; every cell is text. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const escaped = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
