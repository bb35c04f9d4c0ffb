import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { DatabaseUnusable } from './engine.ts';
import { holdFolder } from './hold-folder.ts';

const held = /^A server of the site is running on DATA_DIR \S+: stop it first, or set DATA_DIR to another folder\./;

test('a folder is held by one at a time, and without one where the database is PostgreSQL', async () => {
  const dataDir = await temporaryFolder();
  const letGo = holdFolder({ dataDir });

  expect(() => holdFolder({ dataDir })).toThrow(DatabaseUnusable);
  expect(() => holdFolder({ dataDir })).toThrow(held);
  expect(() => holdFolder({ dataDir, databaseUrl: 'postgres://site@127.0.0.1/site' })).not.toThrow();

  letGo();
  holdFolder({ dataDir })();
});

test('a folder is free again as soon as the process that held it was killed', async () => {
  const dataDir = await temporaryFolder();
  const module = fileURLToPath(new URL('hold-folder.ts', import.meta.url));
  const script = `const { holdFolder } = await import(${JSON.stringify(module)}); globalThis.letGo = holdFolder(${JSON.stringify({ dataDir })}); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  expect(() => holdFolder({ dataDir })).toThrow(held);

  other.kill('SIGKILL');
  await once(other, 'exit');

  holdFolder({ dataDir })();
});
