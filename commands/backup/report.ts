import type { TableContent } from '#api/store/engines/copy-store';

/** Rows and checksum of every table, a line each. */
export function tableReport(tables: TableContent[]): string {
  const width = Math.max(...tables.map(({ table }) => table.length));
  return tables
    .map(({ table, rows, checksum }) => `  ${table.padEnd(width)}  ${String(rows).padStart(8)} rows  ${checksum.slice(0, 16)}\n`)
    .join('');
}

export const fileReport = ({ files, bytes, mails = 0 }: { files: number; bytes: number; mails?: number }): string =>
  `  ${files} files, ${bytes} bytes${mails > 0 ? `, and ${mails} mails that were written as files` : ''}\n`;

/** Returns what a command says of files that are not there; nothing when all are. */
export const missingReport = (missing: readonly string[], reason: string): { problem?: string } =>
  missing.length === 0 ? {} : { problem: `${missing.length} résumés or attachments were not found: ${reason}.` };
