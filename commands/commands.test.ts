import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '#api/store/open-store';
import { newDatabase } from '#api/testing/postgres-databases';
import { temporaryFolder } from '#api/testing/temporary';

const projectFolder = fileURLToPath(new URL('../', import.meta.url));

/** Runs one of the project's programs as npm does, with no other settings than these. */
function execute(program: string, settings: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...settings };
    // Not in the project's folder, where the developer's .env would be read.
    execFile(process.execPath, [join(projectFolder, program), ...args], { env, cwd: settings.DATA_DIR }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const run = (command: string, settings: Record<string, string>, ...args: string[]) => execute(`commands/${command}.ts`, settings, ...args);

async function filledFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  const store = await openStore({ dataDir });
  await store.quotes.add({
    reference: 'ACDEFGHJ',
    receivedAt: '2026-11-20T10:00:00.000Z',
    suspicious: false,
    fullName: 'A',
    email: 'a@b.example',
    phoneNumber: '1',
    country: 'C',
    message: 'M',
  });
  await store.close();
  return dataDir;
}

test('backup and restore report what they copied, and refuse to overwrite', async () => {
  const [from, to] = [await filledFolder(), await temporaryFolder()];
  const backup = join(await temporaryFolder(), 'backup');

  const made = await run('backup', { DATA_DIR: from }, '--to', backup);
  const again = await run('backup', { DATA_DIR: from }, '--to', backup);
  const restored = await run('restore', { DATA_DIR: to }, '--from', backup);
  const refused = await run('restore', { DATA_DIR: to }, '--from', backup);
  const forced = await run('restore', { DATA_DIR: to }, '--from', backup, '--force');

  expect([made.code, again.code, restored.code, refused.code, forced.code]).toEqual([0, 1, 0, 1, 0]);
  expect(made.stdout).toMatch(/^ {2}quotes +1 rows {2}[0-9a-f]{16}$/m);
  expect(again.stderr).toContain('is not empty');
  expect(refused.stderr).toContain('The database is not empty; --force replaces it');
  const rows = (text: string) => text.split('\n').slice(1);
  expect(rows(restored.stdout)).toEqual(rows(made.stdout));
});

test('a store is copied to PostgreSQL with every table compared, and only once', async () => {
  const [dataDir, databaseUrl] = [await filledFolder(), await newDatabase()];

  const copied = await run('copy-store', { DATA_DIR: dataDir }, '--to', databaseUrl);
  const again = await run('copy-store', { DATA_DIR: dataDir }, '--to', databaseUrl);

  expect([copied.code, again.code]).toEqual([0, 1]);
  expect(copied.stdout).toMatch(/^ {2}quotes +1 rows {2}[0-9a-f]{16}$/m);
  expect(again.stderr).toBe('The database is not empty. Nothing was copied.\n');
  const store = await openStore({ dataDir, databaseUrl });
  expect((await store.quotes.list()).map(({ reference }) => reference)).toEqual(['ACDEFGHJ']);
  await store.close();
});

test('every command reports invalid settings as the server does when it starts', async () => {
  const settings = { DATA_DIR: await temporaryFolder(), PORT: 'many', STAFF_EMAIL: 'staff' };
  const server = await execute('server/main.ts', settings);
  expect(server).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'The configuration is wrong:\n  PORT must be a number\n  STAFF_EMAIL must be an e-mail address, or several separated by commas\n',
  });

  for (const [command, args] of [
    ['backup', ['--to', 'backup']],
    ['restore', ['--from', 'backup']],
    ['copy-store', ['--to', 'postgres://site@127.0.0.1:1/site']],
    ['inbox', ['quotes']],
    ['privacy', ['export', '--email', 'amal@visitor.example']],
  ] as const)
    expect([command, await run(command, settings, ...args)]).toEqual([command, server]);
});
