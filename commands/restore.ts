import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sqliteFile } from '#api/store/open-engine';
import { environment, readSettings } from '#server/settings';
import { readArguments } from './backup/arguments.ts';
import { fileReport, tableReport } from './backup/report.ts';
import { restore } from './backup/restore.ts';
import { fail } from './run-command.ts';

const { value, switches } = readArguments('from', ['force'], 'Usage: npm run restore -- --from <folder of a backup> [--force]\n');
const from = resolve(value);

if (!existsSync(sqliteFile({ dataDir: from }))) fail(`There is no backup in ${from}.\n`);
const restored = await restore(from, readSettings(environment()), { replace: switches.force ?? false });
if (!restored.ok)
  fail(
    `The ${restored.reason === 'files-not-empty' ? 'file store' : 'database'} holds something already; --force replaces it by the backup.\n`,
  );
process.stdout.write(`Restored from ${from}:\n${tableReport(restored.tables)}${fileReport(restored)}`);
