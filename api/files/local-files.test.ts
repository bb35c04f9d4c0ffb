import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { localFiles } from './local-files.ts';

test('a kept file can be read by its owner alone', async () => {
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });

  const key = await (await files.begin('resumes', 'pdf')).commit();

  expect((await stat(join(dataDir, 'files', 'resumes', key))).mode & 0o077).toBe(0);
});

test('a discarded draft leaves nothing in the folder', async () => {
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });
  const draft = await files.begin('resumes', 'pdf');
  await draft.write(Buffer.from('x'));

  await draft.discard();

  expect(await readdir(join(dataDir, 'files', 'resumes'))).toEqual([]);
});

test('a text that is no key never becomes a path', async () => {
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });
  await writeFile(join(dataDir, 'site.db'), 'secret');

  for (const key of ['../../site.db', '..', '', `${'0'.repeat(32)}.pdf/../../../site.db`]) {
    expect(await files.open('uploads', key)).toBeUndefined();
    await files.delete('uploads', key);
  }
  expect(await readdir(dataDir)).toContain('site.db');
});

test('drafts of a process that died are removed, fresh ones are left alone', async () => {
  const dataDir = await temporaryFolder();
  const folder = join(dataDir, 'files', 'resumes');
  await mkdir(folder, { recursive: true });
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['old.part', 'fresh.part']) await writeFile(join(folder, name), 'x');
  await utimes(join(folder, 'old.part'), old, old);

  const files = await localFiles({ dataDir });
  await files.removeOldDrafts();

  expect(await readdir(folder)).toEqual(['fresh.part']);
});
