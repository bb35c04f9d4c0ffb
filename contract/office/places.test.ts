import { expect, test } from 'vitest';
import { movedTo } from './places.ts';

test('one moves to a place, and not beyond the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'b', -3)).toEqual(['b', 'a', 'c']);
});
