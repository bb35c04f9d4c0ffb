import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sqliteFile } from '#api/store/open-engine';
import { environment, readSettings } from '#server/settings';
import { readArguments } from './backup/arguments.ts';
import { backUp } from './backup/back-up.ts';
import { fileReport, tableReport } from './backup/report.ts';
import { noData } from './open-data.ts';
import { fail } from './run-command.ts';

const { value } = readArguments('to', [], 'Usage: npm run backup -- --to <new folder>\n');
const settings = readSettings(environment());
const folder = resolve(value);

if (settings.databaseUrl === undefined && !existsSync(sqliteFile(settings))) fail(noData(settings));
const backup = await backUp(settings, folder);
if (!backup.ok) fail(`${folder} is not empty: a backup goes into a folder of its own.\n`);
process.stdout.write(`The backup is in ${folder}:\n${tableReport(backup.tables)}${fileReport(backup)}`);
if (backup.missing.length > 0)
  fail(`${backup.missing.length} résumés of applications were not found: deleted during the backup, or lost before it.\n`);
