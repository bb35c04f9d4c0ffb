import { describe, expect, test } from 'vitest';
import { startS3 } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

const places: Array<{ name: string; open(): Promise<FileStore> }> = [
  { name: 'a folder', open: async () => localFiles({ dataDir: await temporaryFolder() }) },
  { name: 'a bucket', open: async () => s3Files((await startS3()).options, { dataDir: await temporaryFolder() }) },
];

async function contentOf(files: FileStore, key: string): Promise<string | undefined> {
  const file = await files.open('resumes', key);
  return file && Buffer.concat(await Array.fromAsync(file.stream as AsyncIterable<Buffer>)).toString();
}

const keysOf = async (files: FileStore) => new Set((await Array.fromAsync(files.list('resumes'))).map(({ key }) => key));

describe.each(places)('files in $name', ({ open }) => {
  test('a kept file can be read under its key', async () => {
    const files = await open();
    const draft = await files.begin('resumes', 'pdf');
    await draft.write(Buffer.from('one '));
    await draft.write(Buffer.from('two'));

    const key = await draft.commit();

    expect(key).toMatch(/^[0-9a-f]{32}\.pdf$/);
    const file = await files.open('resumes', key);
    expect(file?.size).toBe(7);
    file?.stream.destroy();
    expect(await contentOf(files, key)).toBe('one two');
  });

  test('a file of some megabytes comes back byte for byte', async () => {
    const files = await open();
    const draft = await files.begin('resumes', 'pdf');
    const content = 'ß'.repeat(1_500_000);
    await draft.write(Buffer.from(content));

    expect((await contentOf(files, await draft.commit())) === content).toBe(true);
  });

  test('a discarded draft leaves nothing, and discarding after keeping does nothing', async () => {
    const files = await open();
    const [unwanted, wanted] = [await files.begin('resumes', 'pdf'), await files.begin('resumes', 'pdf')];
    await unwanted.write(Buffer.from('x'));

    await unwanted.discard();
    await unwanted.discard();
    const key = await wanted.commit();
    await wanted.discard();

    expect(await keysOf(files)).toEqual(new Set([key]));
  });

  test('a file of one area is not found in the other, and a deleted one is not found at all', async () => {
    const files = await open();
    const key = await (await files.begin('resumes', 'pdf')).commit();

    expect(await files.open('uploads', key)).toBeUndefined();
    await files.delete('resumes', key);
    await files.delete('resumes', key);
    expect(await files.open('resumes', key)).toBeUndefined();
  });

  test('a text that is no key is never looked up', async () => {
    const files = await open();

    for (const key of ['../../site.db', '..', '', 'owner', `${'0'.repeat(32)}.pdf/../../../site.db`]) {
      expect(await files.open('uploads', key)).toBeUndefined();
      await files.delete('uploads', key);
      await expect(files.beginCopy('uploads', key)).rejects.toThrow('is not the key of a file');
    }
  });

  test('all kept files are listed with their time, and nothing else', async () => {
    const files = await open();
    const keys: string[] = [];
    for (let count = 0; count < 7; count += 1) keys.push(await (await files.begin('resumes', 'pdf')).commit());
    const draft = await files.begin('resumes', 'pdf');
    await (await files.begin('uploads', 'svg')).commit();
    await files.setOwner('one');

    expect(await keysOf(files)).toEqual(new Set(keys));
    for await (const { storedAt } of files.list('resumes')) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    await draft.discard();
  });

  test('a copy keeps its key and replaces what was there', async () => {
    const files = await open();
    const key = `${'0'.repeat(32)}.pdf`;

    for (const content of ['old', 'new']) {
      const draft = await files.beginCopy('resumes', key);
      await draft.write(Buffer.from(content));
      expect(await draft.commit()).toBe(key);
    }

    expect([await contentOf(files, key), await keysOf(files)]).toEqual(['new', new Set([key])]);
  });

  test('files have no owner until one is set', async () => {
    const files = await open();
    expect(await files.owner()).toBeUndefined();

    for (const owner of ['one', 'other']) {
      await files.setOwner(owner);
      expect(await files.owner()).toBe(owner);
    }
  });
});
