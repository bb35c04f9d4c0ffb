import type { PageRequest, Position } from '../store/rows/pages.ts';

/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The places in a text at which a spreadsheet program may find the start of a formula, which it would evaluate although somebody has typed it (CSV
 * injection): at the beginning, and behind what separates cells or rows for a program whose separator is not the comma. Such a program does not see
 * our quotation marks as we mean them: for Excel where `;` separates, `a,"b;=1+1"` is `a,"b` and a formula. Each place gets an apostrophe, and so
 * does one that looks as if it had got one: `withoutApostrophe` then brings back exactly what was written.
 */
const formulaStart = /(?<=^|[;\t\r\n])([" ]*)(?='*[=+\-@＝＋－＠\t\r])/g;
const escapedStart = /(?<=^|[;\t\r\n])([" ]*)'(?='*[=+\-@＝＋－＠\t\r])/g;

/** The text of a cell as it was before `csvOf`. */
export const withoutApostrophe = (cell: string): string => cell.replaceAll(escapedStart, '$1');

/** Rows that are read at once for a file. */
const batchSize = 1_000;

/** All pages of a list. */
export async function csvOfPages<Row>(
  header: readonly string[],
  read: (request: PageRequest) => Promise<{ rows: Row[]; next: Position | null }>,
  cellsOf: (row: Row) => string[],
): Promise<string> {
  const lines: string[][] = [];
  for (let page = await read({ after: null, limit: batchSize }); ; page = await read({ after: page.next, limit: batchSize })) {
    lines.push(...page.rows.map(cellsOf));
    if (page.next === null) return csvOf(header, lines);
  }
}

/** RFC 4180 with a header row; every cell is text. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const escaped = text.replaceAll(formulaStart, "$1'");
  // The separators of other programs too: where one is not quoted, it would separate there.
  return /[",;\t\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
