import { copyFiles } from '#api/files/copy-files';
import { localFiles } from '#api/files/local-files';
import { openFiles } from '#api/files/open-files';
import { copyStore } from '#api/store/engines/copy-store';
import { holdFolder } from '#api/store/engines/hold-folder';
import { sqliteFile } from '#api/store/engines/open-engine';
import { fileReport, tableReport } from '../backup/report.ts';
import type { Command } from '../command.ts';
import { requireDatabase } from '../open-data.ts';
import { parseOptions, wrongArguments } from '../parse-options.ts';

/** Copies the SQLite file to PostgreSQL, and the files to the bucket when one is set. The server must not be running. */
export const copyStoreCommand: Command<{ databaseUrl: string }> = {
  usage: 'Usage: npm run copy-store -- --to postgres://user:password@host/database\n',
  parse(argv) {
    const parsed = parseOptions({ args: argv, options: { to: { type: 'string' } } });
    if (!parsed.ok) return parsed;
    const { to } = parsed.args.values;
    return to ? { ok: true, args: { databaseUrl: to } } : wrongArguments('--to is missing.');
  },
  // Validated as the setting that it will become.
  settings: ({ databaseUrl }) => ({ DATABASE_URL: databaseUrl }),
  async run(_args, { settings, stdout }) {
    const { dataDir, s3 } = settings;
    requireDatabase({ dataDir });
    // Before anything is copied: a bucket that refuses its key leaves the database empty, so that the command can be repeated.
    const files = s3 && (await openFiles(settings));
    // What a server stored meanwhile would not be copied.
    const letGo = holdFolder({ dataDir });
    const copy = await copyStore({ dataDir }, settings).finally(letGo);
    if (!copy.ok) return { problem: 'The database is not empty. Nothing was copied.' };
    // Written now: should copying the files fail, the database has been copied all the same.
    stdout.write(`Copied from ${sqliteFile({ dataDir })}, and every table compared:\n${tableReport(copy.tables)}`);
    if (!files) return { output: `  The files stay in ${dataDir}.\n` };
    const local = await localFiles({ dataDir });
    const copied = await copyFiles(local, files);
    const owner = await local.owner();
    if (owner !== undefined) await files.setOwner(owner);
    return { output: fileReport(copied) };
  },
};
