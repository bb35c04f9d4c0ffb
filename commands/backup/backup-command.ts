import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { makeFolder } from '../destination.ts';
import { requireDatabase } from '../open-data.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';
import { backUp } from './back-up.ts';
import { fileReport, missingReport, tableReport } from './report.ts';

/** Copies database and files into a new folder, also while the server runs. */
export const backupCommand: Command<{ folder: string }> = {
  usage: 'Usage: npm run backup -- --to <new folder>\n',
  parse(argv) {
    const parsed = parseOptions({ args: argv, options: { to: { type: 'string' } } });
    if (!parsed.ok) return parsed;
    const { to } = parsed.args.values;
    return to ? { ok: true, args: { folder: resolve(to) } } : wrongArguments('--to is missing.');
  },
  async run({ folder }, { settings }) {
    requireDatabase(settings);
    if (!existsSync(folder)) makeFolder(folder);
    const backup = await backUp(settings, folder);
    if (!backup.ok) return { problem: `${folder} is not empty: a backup needs a folder of its own.` };
    const { tables, missing } = backup;
    return {
      output: `The backup is in ${folder}:\n${tableReport(tables)}${fileReport(backup)}`,
      ...missingReport(missing, 'deleted during the backup, or lost before it'),
    };
  },
};
