import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
])('%s of 100 bytes is a part', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s of 100 bytes is unsatisfiable', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable');
});

test.each([undefined, 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])('%s selects the whole body', (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});
