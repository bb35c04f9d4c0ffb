import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#api/store/open-store';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** A folder with data of a site, and one for backups. */
async function prepareFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
  await (await openStore({ dataDir })).close();
  await mkdir(backups);
  const backUp = (env: Record<string, string> = {}) =>
    run(join(root, 'deploy/backup.sh'), [backups], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE: process.execPath, DATA_DIR: dataDir, ...env },
    });
  /** Leaves what an earlier night has left. */
  async function leave(name: string, isComplete = true): Promise<void> {
    await mkdir(join(backups, name));
    if (isComplete) await writeFile(join(backups, name, 'site.db'), '');
  }
  return { backups, backUp, leave };
}

test('the script of the timer makes a backup and keeps as many as it is told, failed ones not counted', async () => {
  const { backups, backUp, leave } = await prepareFolders();
  for (const night of ['01', '02', '03']) await leave(`2026-11-${night}T02-30-00Z`);
  await leave('2026-11-04T02-30-00Z', false);
  await leave('before-the-move', false);

  await backUp({ BACKUP_KEEP: '3' });

  const [second, third, made = '', other, ...more] = (await readdir(backups)).toSorted((one, two) => one.localeCompare(two, 'en'));
  expect([second, third, other, more]).toEqual(['2026-11-02T02-30-00Z', '2026-11-03T02-30-00Z', 'before-the-move', []]);
  expect(await readdir(join(backups, made))).toContain('site.db');
});

test('a backup that fails removes none', async () => {
  const { backups, backUp, leave } = await prepareFolders();
  await leave('2026-11-01T02-30-00Z');
  await leave('2026-11-02T02-30-00Z');

  await expect(backUp({ BACKUP_KEEP: '1', DATA_DIR: join(backups, 'nowhere') })).rejects.toThrow('There is no database');
  await expect(backUp({ BACKUP_KEEP: 'all' })).rejects.toThrow('BACKUP_KEEP');

  expect(await readdir(backups)).toHaveLength(2);
});
