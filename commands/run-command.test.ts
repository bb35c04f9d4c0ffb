import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import type { Command } from './command.ts';
import { contentCommand } from './content/content-command.ts';
import { copyStoreCommand } from './copy-store/copy-store-command.ts';
import { demoCommand } from './demo/demo-command.ts';
import { inboxCommand } from './inbox/inbox-command.ts';
import { privacyCommand } from './privacy/privacy-command.ts';
import { type CommandRun, runInProcess } from './testing/run-in-process.ts';

type Run = (argv: string[], env?: Record<string, string>) => Promise<CommandRun>;

const runner =
  <Arguments>(command: Command<Arguments>): Run =>
  (argv, env) =>
    runInProcess(command, argv, { env });

const commands = {
  backup: runner(backupCommand),
  restore: runner(restoreCommand),
  'copy-store': runner(copyStoreCommand),
  inbox: runner(inboxCommand),
  privacy: runner(privacyCommand),
  demo: runner(demoCommand),
  content: runner(contentCommand),
};

test.each([
  ['backup', [], 'Usage: npm run backup'],
  ['backup', ['--form', 'x'], "Unknown option '--form'"],
  ['restore', ['--from'], "Option '--from <value>' argument missing"],
  ['copy-store', ['--to', ''], 'Usage: npm run copy-store'],
  ['inbox', ['quote'], 'Unknown list'],
  ['privacy', ['show'], 'Unknown action'],
  ['demo', ['list', '--yes'], '--yes is for remove'],
  ['content', ['export'], '--what clients|offices|members|jobs|texts is missing'],
  ['content', ['import', 'a.csv', '--what', 'reviews'], '--what is none of'],
  ['content', ['export', '--what', 'jobs', '--dry-run'], '--dry-run is for import'],
] as const)('%s %j is refused with the usage', async (command, args, problem) => {
  const { code, stdout, stderr } = await commands[command]([...args]);

  expect([code, stdout, stderr.includes(problem), stderr.includes('Usage:')]).toEqual([2, '', true, true]);
});

test.each(Object.entries(commands))('%s --help prints the usage on standard output', async (_name, run) => {
  const { code, stdout, stderr } = await run(['--help']);

  expect([code, stdout.slice(0, 6), stderr]).toEqual([0, 'Usage:', '']);
});

test('without data every command fails and creates nothing', async () => {
  const dataDir = await temporaryFolder();

  for (const [command, args] of [
    ['backup', ['--to', join(dataDir, 'backup')]],
    ['restore', ['--from', join(dataDir, 'backup')]],
    ['copy-store', ['--to', 'postgres://site@127.0.0.1:1/site']],
    ['inbox', ['quotes']],
    ['privacy', ['export', '--email', 'amal@visitor.example']],
    ['demo', ['list']],
    ['content', ['export', '--what', 'clients']],
  ] as const) {
    const result = await commands[command]([...args], { DATA_DIR: dataDir });
    expect(result).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^There is no (?:database|backup) in .+\n$/) });
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test('a database that refuses the connection is reported with its error and no stack', async () => {
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: 'postgres://site@localhost:1/site' };

  const { code, stdout, stderr } = await commands.inbox(['quotes'], env);

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).not.toContain('    at ');
});
