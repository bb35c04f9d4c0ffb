import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sqliteFile } from '#api/store/open-engine';
import type { Command } from '../command.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';
import { fileReport, tableReport } from './report.ts';
import { restore } from './restore.ts';

/** Restores a backup. The server must not be running. */
export const restoreCommand: Command<{ folder: string; replace: boolean }> = {
  usage: 'Usage: npm run restore -- --from <folder of a backup> [--force]\n',
  parse(argv) {
    const parsed = parseOptions({ args: argv, options: { from: { type: 'string' }, force: { type: 'boolean' } } });
    if (!parsed.ok) return parsed;
    const { from, force = false } = parsed.args.values;
    return from ? { ok: true, args: { folder: resolve(from), replace: force } } : wrongArguments('--from is missing.');
  },
  async run({ folder, replace }, { settings }) {
    if (!existsSync(sqliteFile({ dataDir: folder }))) return { problem: `There is no backup in ${folder}.` };
    const restored = await restore(folder, settings, { replace });
    if (restored.ok) return { output: `Restored from ${folder}:\n${tableReport(restored.tables)}${fileReport(restored)}` };
    const target = restored.reason === 'files-not-empty' ? 'file store' : 'database';
    return { problem: `The ${target} is not empty; --force replaces it by the backup.` };
  },
};
