import { expect, test } from 'vitest';
import { maxSamples } from '../film-facts.ts';
import { UnfitFilm } from '../film-problem.ts';
import { type Box, entriesOf } from './boxes.ts';
import { readSamples } from './samples.ts';

const boxOf = (type: string, start: number, length: number): Box => ({ type, start, content: start + 8, end: start + length });

test('a table of more than a film has is refused before its entries are read', () => {
  const file = Buffer.alloc(20 * 1024 * 1024);
  const box = boxOf('stco', 0, file.length);
  const most = Math.floor((file.length - 16) / 4);
  for (const entries of [maxSamples + 1, most, 0xffffffff]) {
    file.writeUInt32BE(entries, 12);
    const before = process.memoryUsage().heapUsed;
    expect(() => entriesOf(file, box, { at: 4, size: 4 })).toThrow(UnfitFilm);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_000_000);
  }
  file.writeUInt32BE(maxSamples, 12);
  expect(entriesOf(file, box, { at: 4, size: 4 })).toHaveLength(maxSamples);
});

// One after the other, they would take longer than a test may.
test('very many pictures in very many parts of the file are looked up at once', { timeout: 5_000 }, () => {
  const parts = 50_000;
  const file = Buffer.alloc(parts * 9 + 8 * maxSamples + 100);
  const media = Array.from({ length: parts }, (_, index) => boxOf('mdat', index * 9, 9));
  const last = (media.at(-1) as Box).content;
  const tablesAt = parts * 9;
  const tables = [boxOf('stsz', tablesAt, 20), boxOf('stts', tablesAt + 20, 24), boxOf('stco', tablesAt + 44, 16 + 4 * maxSamples)];
  file.writeUInt32BE(1, tablesAt + 12);
  file.writeUInt32BE(maxSamples, tablesAt + 16);
  file.writeUInt32BE(1, tablesAt + 32);
  file.writeUInt32BE(maxSamples, tablesAt + 36);
  file.writeUInt32BE(1, tablesAt + 40);
  file.writeUInt32BE(maxSamples, tablesAt + 56);
  for (let sample = 0; sample < maxSamples; sample += 1) file.writeUInt32BE(last, tablesAt + 60 + sample * 4);

  expect(readSamples(file, tables, media)).toMatchObject({ count: maxSamples, first: { at: last } });
  // Between two of them.
  file.writeUInt32BE(last - 1, tablesAt + 60);
  expect(() => readSamples(file, tables, media)).toThrow(UnfitFilm);
});
