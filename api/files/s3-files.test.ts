import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startS3 } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { FilesUnavailable } from './file-store.ts';
import { s3Files } from './s3-files.ts';

test('objects have their area, their type and their key for a name', async () => {
  const { place, objects } = await startS3();
  const files = await s3Files(place, { dataDir: await temporaryFolder() });

  const key = await (await files.begin('resumes', 'pdf')).keep();

  expect([...objects].map(([name, { type }]) => [name, type])).toEqual([[`resumes/${key}`, 'application/pdf']]);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }],
  ['an unknown key', { accessKeyId: 'AKIAOTHER' }],
  ['a bucket that is not there', { bucket: 'elsewhere' }],
])('with %s nothing starts', async (_case, changes) => {
  const { place } = await startS3();

  await expect(s3Files({ ...place, ...changes }, { dataDir: await temporaryFolder() })).rejects.toThrow('There is no bucket');
});

test('a server that fails is told from a file that is not there, and leaves no draft behind', async () => {
  const { place, fail, objects } = await startS3();
  const dataDir = await temporaryFolder();
  const files = await s3Files(place, { dataDir });
  const draft = await files.begin('resumes', 'pdf');
  await draft.write(Buffer.from('x'));
  const key = `${'0'.repeat(32)}.pdf`;
  fail(true);

  for (const work of [() => draft.keep(), () => files.open('resumes', key), () => files.delete('resumes', key), () => files.owner()])
    await expect(work()).rejects.toBeInstanceOf(FilesUnavailable);

  expect([objects.size, await readdir(join(dataDir, 'drafts'))]).toEqual([0, []]);
  fail(false);
  expect(await files.open('resumes', key)).toBeUndefined();
});

test('a server that is not there says so at the start', async () => {
  const { place } = await startS3();

  await expect(s3Files({ ...place, endpoint: 'http://127.0.0.1:1' }, { dataDir: await temporaryFolder() })).rejects.toBeInstanceOf(
    FilesUnavailable,
  );
});
