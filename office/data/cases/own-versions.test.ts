import { expect, test } from 'vitest';
import { createOwnVersions } from './own-versions.ts';

test('changes in a row are each for what the one before has made, whichever version was seen', () => {
  const versions = createOwnVersions();
  versions.made('a', 1, 2);
  expect([versions.of('a', 1), versions.of('a', 2), versions.of('b', 1)]).toEqual([2, 2, 1]);
  versions.made('a', 2, 3);
  expect([versions.of('a', 1), versions.of('a', 2), versions.of('a', 3)]).toEqual([3, 3, 3]);
});

test('a version that a colleague has made stays what it is', () => {
  const versions = createOwnVersions();
  versions.made('a', 1, 2);
  expect(versions.of('a', 5)).toBe(5);
});
