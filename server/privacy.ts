import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { localFiles } from '#api/files/local-files';
import { mailFiles, mailFolder } from '#api/mail/mail-files';
import { openStore } from '#api/store/open-store';
import { environment, readSettings } from '#server/settings';
import { runPrivacy } from './privacy/run.ts';

const { stdin, stdout, stderr } = process;
const { dataDir } = readSettings(environment());

// The question goes to standard error: standard output is for the answer.
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

// Opening would make a new, empty database: a wrong DATA_DIR must not look like a person of whom nothing is kept.
if (existsSync(join(dataDir, 'site.db'))) {
  const store = await openStore({ dataDir });
  process.exitCode = await runPrivacy(process.argv.slice(2), {
    store,
    files: await localFiles({ dataDir }),
    mailFiles: mailFiles(mailFolder(dataDir)),
    stdout,
    stderr,
    confirm: stdin.isTTY ? confirm : undefined,
  });
  await store.close();
} else {
  stderr.write(`There is no database in ${dataDir}. Has the site run on this machine, and is DATA_DIR right?\n`);
  process.exitCode = 1;
}
