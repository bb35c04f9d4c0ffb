import { existsSync } from 'node:fs';
import { copyFiles } from '#api/files/copy-files';
import { localFiles } from '#api/files/local-files';
import { openFiles } from '#api/files/open-files';
import { copyStore } from '#api/store/copy-store';
import { sqliteFile } from '#api/store/open-engine';
import { environment, readSettings } from '#server/settings';
import { readArguments } from './backup/arguments.ts';
import { fileReport, tableReport } from './backup/report.ts';
import { noData } from './open-data.ts';
import { fail } from './run-command.ts';

const { value } = readArguments('to', [], 'Usage: npm run copy-store -- --to postgres://user:password@host/database\n');
// Read as the setting that it will become.
const settings = readSettings({ ...environment(), DATABASE_URL: value });
const { dataDir, s3 } = settings;

if (!existsSync(sqliteFile({ dataDir }))) fail(noData(settings));
const copy = await copyStore({ dataDir }, settings);
if (!copy.ok) fail('The database holds something already. Nothing was copied.\n');
process.stdout.write(`Copied from ${sqliteFile({ dataDir })}, and every table compared:\n${tableReport(copy.tables)}`);
if (s3) {
  const files = await openFiles(settings);
  const local = await localFiles({ dataDir });
  process.stdout.write(fileReport(await copyFiles(local, files)));
  const owner = await local.owner();
  if (owner !== undefined) await files.setOwner(owner);
} else process.stdout.write(`  The files stay in ${dataDir}.\n`);
