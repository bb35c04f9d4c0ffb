import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { localFiles } from './local-files.ts';

test('a kept file can be read under its key, and by its owner alone', async () => {
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });
  const draft = await files.begin('resumes', 'pdf');
  await draft.write(Buffer.from('one '));
  await draft.write(Buffer.from('two'));

  const key = await draft.keep();

  const file = await files.open('resumes', key);
  expect(file?.size).toBe(7);
  expect(Buffer.concat(await Array.fromAsync(file?.stream ?? [])).toString()).toBe('one two');
  expect((await stat(join(dataDir, 'files', 'resumes', key))).mode & 0o077).toBe(0);
});

test('a discarded draft leaves nothing, and discarding after keeping does nothing', async () => {
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });
  const unwanted = await files.begin('resumes', 'pdf');
  await unwanted.write(Buffer.from('x'));
  const wanted = await files.begin('resumes', 'pdf');

  await unwanted.discard();
  await unwanted.discard();
  const key = await wanted.keep();
  await wanted.discard();

  expect(await readdir(join(dataDir, 'files', 'resumes'))).toEqual([key]);
});

test('a file of one area is not found in the other, and a deleted one is not found at all', async () => {
  const files = await localFiles({ dataDir: await temporaryFolder() });
  const key = await (await files.begin('resumes', 'pdf')).keep();

  expect(await files.open('uploads', key)).toBeUndefined();
  await files.delete('resumes', key);
  await files.delete('resumes', key);
  expect(await files.open('resumes', key)).toBeUndefined();
});

test('a key that is none never becomes a path', async () => {
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });
  await writeFile(join(dataDir, 'site.db'), 'secret');

  for (const key of ['../../site.db', '..', '', `${'0'.repeat(32)}.pdf/../../../site.db`]) {
    expect(await files.open('uploads', key)).toBeUndefined();
    await files.delete('uploads', key);
  }
  expect(await readdir(dataDir)).toContain('site.db');
});

test('drafts of a process that died are removed at the next start, fresh ones are left alone', async () => {
  const dataDir = await temporaryFolder();
  const folder = join(dataDir, 'files', 'resumes');
  await mkdir(folder, { recursive: true });
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['old.part', 'fresh.part']) await writeFile(join(folder, name), 'x');
  await utimes(join(folder, 'old.part'), old, old);

  await localFiles({ dataDir });

  expect(await readdir(folder)).toEqual(['fresh.part']);
});
