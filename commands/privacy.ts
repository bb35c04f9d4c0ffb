import { createInterface } from 'node:readline/promises';
import { mailFiles, mailFolder } from '#api/mail/mail-files';
import { environment, readSettings } from '#server/settings';
import { noData, openData } from './open-data.ts';
import { runPrivacy } from './privacy/run.ts';

const { stdin, stdout, stderr } = process;
const settings = readSettings(environment());

// The question goes to standard error: standard output is for the answer.
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

const data = await openData(settings);
if (data) {
  process.exitCode = await runPrivacy(process.argv.slice(2), {
    ...data,
    mailFiles: mailFiles(mailFolder(settings.dataDir)),
    stdout,
    stderr,
    confirm: stdin.isTTY ? confirm : undefined,
  });
  await data.store.close();
} else {
  stderr.write(noData(settings));
  process.exitCode = 1;
}
