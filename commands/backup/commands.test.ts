import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '#api/store/open-store';
import { newDatabase } from '#api/testing/postgres-databases';
import { temporaryFolder } from '#api/testing/temporary';

const commands = fileURLToPath(new URL('../', import.meta.url));

/** Runs a command as `npm run` does, with no settings but these. */
function run(command: string, settings: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...settings };
    // In a folder of its own, so that the developer's .env stays out of it.
    execFile(process.execPath, [join(commands, `${command}.ts`), ...args], { env, cwd: settings.DATA_DIR }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

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

test('backup and restore say what they did, and refuse to overwrite', async () => {
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
  expect(refused.stderr).toContain('The database holds something already; --force replaces it');
  const rows = (text: string) => text.split('\n').slice(1);
  expect(rows(restored.stdout)).toEqual(rows(made.stdout));
});

test('a store is moved to PostgreSQL with every table compared, and only once', async () => {
  const [dataDir, databaseUrl] = [await filledFolder(), await newDatabase()];

  const copied = await run('copy-store', { DATA_DIR: dataDir }, '--to', databaseUrl);
  const again = await run('copy-store', { DATA_DIR: dataDir }, '--to', databaseUrl);

  expect([copied.code, again.code]).toEqual([0, 1]);
  expect(copied.stdout).toMatch(/^ {2}quotes +1 rows {2}[0-9a-f]{16}$/m);
  expect(again.stderr).toBe('The database holds something already. Nothing was copied.\n');
  const store = await openStore({ dataDir, databaseUrl });
  expect((await store.quotes.list()).map(({ reference }) => reference)).toEqual(['ACDEFGHJ']);
  await store.close();
});

test.each([
  ['backup', [], 'Usage: npm run backup'],
  ['backup', ['--form', 'x'], "Unknown option '--form'"],
  ['restore', ['--from'], "Option '--from <value>' argument missing"],
  ['copy-store', ['--to', ''], 'Usage: npm run copy-store'],
])('%s %j is answered with the usage', async (command, args, problem) => {
  const { code, stderr } = await run(command, { DATA_DIR: await temporaryFolder() }, ...args);

  expect([code, stderr.includes(problem), stderr.includes('Usage:')]).toEqual([2, true, true]);
});

test('where there is nothing, nothing is made', async () => {
  const dataDir = await temporaryFolder();

  for (const [command, args] of [
    ['backup', ['--to', join(dataDir, 'backup')]],
    ['restore', ['--from', join(dataDir, 'backup')]],
    ['copy-store', ['--to', 'postgres://site@127.0.0.1:1/site']],
  ] as const)
    expect((await run(command, { DATA_DIR: dataDir }, ...args)).code).toBe(1);
});
