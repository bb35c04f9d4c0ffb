import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localFiles } from '#api/files/local-files';
import { openStore } from '#api/store/open-store';
import { environment, readSettings } from '#server/settings';
import { runInbox } from './inbox/run.ts';

const settings = readSettings(environment());
const { dataDir, databaseUrl } = settings;

// Opening would make a new, empty database: a wrong DATA_DIR must not look like an empty inbox.
if (databaseUrl !== undefined || existsSync(join(dataDir, 'site.db'))) {
  const store = await openStore(settings);
  const files = await localFiles({ dataDir });
  process.exitCode = await runInbox(process.argv.slice(2), { store, files, stdout: process.stdout, stderr: process.stderr });
  await store.close();
} else {
  process.stderr.write(`There is no database in ${dataDir}. Has the site run on this machine, and is DATA_DIR right?\n`);
  process.exitCode = 1;
}
