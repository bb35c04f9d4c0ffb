import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
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

const limits = { maxBytes: 100, maxFileBytes: 60, maxAgeMs: 60_000 };

test('a file is read once, and again when others have taken its place', async () => {
  const files = countedFiles();
  const recent = recentFiles(files, 'uploads', limits);

  for (const key of ['40', '50', '40', '40']) expect((await recent.read(key))?.size).toBe(Number(key));
  expect(files.opened).toEqual(['40', '50']);
  // The one of 50 bytes was asked for longest ago.
  for (const key of ['30', '40', '50']) await recent.read(key);
  expect(files.opened).toEqual(['40', '50', '30', '50']);
});

test('a large file is a stream each time, and one that is not there is asked for again', async () => {
  const files = countedFiles();
  const recent = recentFiles(files, 'uploads', limits);

  for (const key of ['70', '70']) expect((await recent.read(key))?.content).toBeInstanceOf(Readable);
  expect([await recent.read('none'), files.opened]).toEqual([undefined, ['70', '70']]);
});

test('a file that was deleted is sent for as long as nobody looks, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const present = new Set(['40']);
  const open = async (_area: string, key: string) =>
    present.has(key) ? { size: 40, stream: Readable.from([Buffer.alloc(40)]) } : undefined;
  const recent = recentFiles({ open }, 'uploads', limits);

  await recent.read('40');
  vi.advanceTimersByTime(60_001);
  expect((await recent.read('40'))?.size).toBe(40);
  present.clear();
  expect((await recent.read('40'))?.size).toBe(40);
  vi.advanceTimersByTime(60_001);
  expect([await recent.read('40'), await recent.read('40')]).toEqual([undefined, undefined]);
  vi.useRealTimers();
});
