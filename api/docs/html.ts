import { escapeHtml } from '#contract/text/escape-html';

/** An HTML table of texts; empty when there are no rows. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const cells = (tag: 'th' | 'td', row: string[]) => row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div class="scroll"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}
