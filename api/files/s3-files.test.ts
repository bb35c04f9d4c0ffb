import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startS3 } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { FilesUnavailable } from './file-store.ts';
import { s3Files } from './s3-files.ts';

test('objects have their area, their type and their key for a name', async () => {
  const { options, objects } = await startS3();
  const files = await s3Files(options, { dataDir: await temporaryFolder() });

  const key = await (await files.begin('resumes', 'pdf')).commit();

  expect([...objects].map(([name, { type }]) => [name, type])).toEqual([[`resumes/${key}`, 'application/pdf']]);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }],
  ['an unknown key', { accessKeyId: 'AKIAOTHER' }],
  ['a bucket that is not there', { bucket: 'elsewhere' }],
])('with %s the file store does not open', async (_case, changes) => {
  const { options } = await startS3();

  await expect(s3Files({ ...options, ...changes }, { dataDir: await temporaryFolder() })).rejects.toThrow('There is no bucket');
});

test('a server that fails is distinguished from a missing file, and leaves no draft behind', async () => {
  const { options, fail, objects } = await startS3();
  const dataDir = await temporaryFolder();
  const files = await s3Files(options, { dataDir });
  const draft = await files.begin('resumes', 'pdf');
  await draft.write(Buffer.from('x'));
  const key = `${'0'.repeat(32)}.pdf`;
  fail(true);

  for (const work of [() => draft.commit(), () => files.open('resumes', key), () => files.delete('resumes', key), () => files.owner()])
    await expect(work()).rejects.toBeInstanceOf(FilesUnavailable);

  expect([objects.size, await readdir(join(dataDir, 'drafts'))]).toEqual([0, []]);
  fail(false);
  expect(await files.open('resumes', key)).toBeUndefined();
});

test("a server that can't be reached is an error at the start", async () => {
  const { options } = await startS3();

  await expect(s3Files({ ...options, endpoint: 'http://127.0.0.1:1' }, { dataDir: await temporaryFolder() })).rejects.toBeInstanceOf(
    FilesUnavailable,
  );
});
