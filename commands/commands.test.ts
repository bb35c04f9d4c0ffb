import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { holdFolder } from '#api/store/engines/hold-folder';
import { openStore } from '#api/store/open-store';
import { giveTo, otherUser, ownersIn } from '#api/testing/other-user';
import { newDatabase } from '#api/testing/postgres-databases';
import { startS3 } from '#api/testing/s3-server';
import { temporaryFolder } from '#api/testing/temporary';
import { quoteForm } from '#contract/forms/quote';
import { sampleValues } from '#contract/testing/sample-values';

const projectFolder = fileURLToPath(new URL('../', import.meta.url));

/** npm's set-up hands these on. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Runs one of the project's programs as npm does, with no other settings than these. */
const execute = (program: string, settings: Record<string, string>, ...args: string[]) => executeAs(undefined, program, settings, ...args);

function executeAs(user: number | undefined, program: string, settings: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    // Not in the project's folder, where the developer's .env would be read.
    const options = {
      env: { PATH, NODE_COMPILE_CACHE, ...settings },
      cwd: tmpdir(),
      ...(user !== undefined && { uid: user, gid: user }),
    };
    execFile(process.execPath, [join(projectFolder, program), ...args], options, (error, stdout, stderr) =>
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
    locale: 'en',
    ...sampleValues(quoteForm),
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

test('a program that reads only the beginning of the output ends the command without a word', async () => {
  const child = spawn(process.execPath, [join(projectFolder, 'commands/inbox.ts'), 'quotes'], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: await filledFolder() },
    cwd: tmpdir(),
  });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });

  expect([...(await once(child, 'close')), stderr]).toEqual([0, null, '']);
});

test('a server that runs on the data folder is to be stopped before a restore and a copy', async () => {
  const dataDir = await filledFolder();
  const backup = join(await temporaryFolder(), 'backup');
  await run('backup', { DATA_DIR: dataDir }, '--to', backup);
  const letGo = holdFolder({ dataDir });

  const refused = [
    await run('restore', { DATA_DIR: dataDir }, '--from', backup, '--force'),
    await run('copy-store', { DATA_DIR: dataDir }, '--to', await newDatabase()),
  ];
  letGo();

  expect(refused.map(({ code, stdout }) => [code, stdout])).toEqual([
    [1, ''],
    [1, ''],
  ]);
  for (const { stderr } of refused) expect(stderr).toMatch(/^A server of the site is running on DATA_DIR \S+: stop it first, .*\n$/);
  expect((await run('restore', { DATA_DIR: dataDir }, '--from', backup, '--force')).code).toBe(0);
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

test('copy-store copies nothing when the bucket refuses its key, so that it can be repeated', async () => {
  const [dataDir, databaseUrl, { options }] = [await filledFolder(), await newDatabase(), await startS3()];
  const settings = {
    DATA_DIR: dataDir,
    S3_ENDPOINT: options.endpoint,
    S3_BUCKET: options.bucket,
    S3_REGION: options.region,
    S3_ACCESS_KEY_ID: options.accessKeyId,
  };

  const refused = await run('copy-store', { ...settings, S3_SECRET_ACCESS_KEY: 'wrong' }, '--to', databaseUrl);
  const copied = await run('copy-store', { ...settings, S3_SECRET_ACCESS_KEY: options.secretAccessKey }, '--to', databaseUrl);

  expect([refused.code, refused.stdout, copied.code]).toEqual([1, '', 0]);
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

  const commands = [
    ['backup', ['--to', 'backup']],
    ['restore', ['--from', 'backup']],
    ['copy-store', ['--to', 'postgres://site@127.0.0.1:1/site']],
    ['inbox', ['quotes']],
    ['privacy', ['export', '--email', 'amal@visitor.example']],
    ['demo', ['list']],
    ['content', ['export', '--what', 'clients']],
  ] as const;
  const runs = await Promise.all(commands.map(async ([command, args]) => [command, await run(command, settings, ...args)]));
  expect(runs).toEqual(commands.map(([command]) => [command, server]));
});

test.runIf(otherUser)(
  'what root runs leaves nothing of root in the data folder of another user',
  async () => {
    const user = otherUser ?? 0;
    const [dataDir, handedOut, databaseUrl, s3] = [await filledFolder(), await temporaryFolder(), await newDatabase(), await startS3()];
    await giveTo(user, dataDir);
    await chmod(handedOut, 0o755);
    const [backup, exported] = [join(handedOut, 'new', 'backup'), join(handedOut, 'export')];
    const contentFile = join(handedOut, 'clients.csv');
    const bucket = {
      S3_ENDPOINT: s3.options.endpoint,
      S3_BUCKET: s3.options.bucket,
      S3_REGION: s3.options.region,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    };

    for (const [command, settings, args] of [
      ['inbox', {}, ['quotes']],
      ['demo', {}, ['list']],
      ['content', {}, ['export', '--what', 'clients', '--to', contentFile]],
      ['backup', {}, ['--to', backup]],
      ['privacy', {}, ['export', '--email', 'a@b.example', '--to', exported]],
      ['restore', {}, ['--from', backup, '--force']],
      ['copy-store', bucket, ['--to', databaseUrl]],
    ] as const)
      expect([command, await run(command, { DATA_DIR: dataDir, ...settings }, ...args)]).toEqual([
        command,
        { code: 0, stdout: expect.any(String), stderr: '' },
      ]);

    expect([ownersIn(dataDir), ownersIn(backup), ownersIn(exported)]).toEqual([[user], [user], [user]]);
    await chmod(handedOut, 0o700);
    const refused = await run('backup', { DATA_DIR: dataDir }, '--to', join(handedOut, 'other'));
    expect(refused.stderr).toMatch(
      /^The user .+, as whom this command acts because the data is theirs, cannot reach .+other\. Name a folder .+ such as \/var\/tmp\/other\.\n$/,
    );
  },
  60_000,
);

test.runIf(otherUser)('a user who may not change the data gets the command line of the one who may', async () => {
  const [owner = 0, DATA_DIR] = [otherUser && otherUser + 1, await filledFolder()];
  await giveTo(owner, DATA_DIR);
  const settings = { DATA_DIR, SMTP_URL: 'smtps://user:secret@mail.example:465' };

  const { code, stdout, stderr } = await executeAs(otherUser, 'commands/inbox.ts', settings, 'reviews', 'approve', "it's");

  expect([code, stdout, stderr.split('\n')[1]]).toEqual([
    1,
    '',
    expect.stringMatching(/^ {2}sudo --preserve-env=DATA_DIR,SMTP_URL -u \S+ npm run inbox -- reviews approve 'it'\\''s'$/),
  ]);
});

test.runIf(otherUser)('data of root is given to the user of the site, who is not told to become root', async () => {
  const DATA_DIR = await filledFolder();
  const message =
    /^The data folder \S+ belongs to the user root, and \S+ may not change it\. Give it to the user of the site: sudo chown -R \S+ \S+\n$/;

  for (const program of ['commands/inbox.ts', 'server/main.ts']) {
    const { code, stdout, stderr } = await executeAs(otherUser, program, { DATA_DIR }, 'quotes');
    expect([program, code, stdout, stderr]).toEqual([program, 1, '', expect.stringMatching(message)]);
  }
});

test.runIf(otherUser)('set-up needs no right to write when there is nothing to install', async () => {
  expect(await executeAs(otherUser, 'tools/setup.mjs', {}, 'inbox', '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage:/),
    stderr: '',
  });
});
