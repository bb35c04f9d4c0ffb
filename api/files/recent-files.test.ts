import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { recentFiles } from './recent-files.ts';

/** Files of as many bytes as their key says. */
function countedFiles() {
  const opened: string[] = [];
  const open = async (_area: string, key: string) => {
    if (key === 'none') return undefined;
    opened.push(key);
    return { size: Number(key), stream: Readable.from([Buffer.alloc(Number(key))]) };
  };
  return { opened, open };
}

test('a file is read once, and again when others have taken its place', async () => {
  const files = countedFiles();
  const recent = recentFiles(files, 'uploads', { maxBytes: 100, maxFileBytes: 60 });

  for (const key of ['40', '50', '40', '40']) expect((await recent.read(key))?.size).toBe(Number(key));
  expect(files.opened).toEqual(['40', '50']);
  // The one of 50 bytes was asked for longest ago.
  for (const key of ['30', '40', '50']) await recent.read(key);
  expect(files.opened).toEqual(['40', '50', '30', '50']);
});

test('a large file is a stream each time, and one that is not there is asked for again', async () => {
  const files = countedFiles();
  const recent = recentFiles(files, 'uploads', { maxBytes: 100, maxFileBytes: 60 });

  for (const key of ['70', '70']) expect((await recent.read(key))?.content).toBeInstanceOf(Readable);
  expect([await recent.read('none'), files.opened]).toEqual([undefined, ['70', '70']]);
});
