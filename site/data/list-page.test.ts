import { expect, test } from 'vitest';
import { listPage } from './list-page.ts';

const letters = [...'abcdefg'];

test('a list is split into pages, the last of which may be shorter', () => {
  expect(listPage(letters, 3, 1)).toEqual({ items: ['a', 'b', 'c'], number: 1, count: 3, first: 1, total: 7 });
  expect(listPage(letters, 3, 3)).toEqual({ items: ['g'], number: 3, count: 3, first: 7, total: 7 });
});

test('a number out of range, and a value that is no number, lead to the nearest page', () => {
  expect(listPage(letters, 3, 9).number).toBe(3);
  expect(listPage(letters, 3, -1).number).toBe(1);
  expect(listPage(letters, 3, Number.NaN).number).toBe(1);
  expect(listPage(letters, 3, 1.9).number).toBe(1);
});

test('an empty list is one empty page', () => {
  expect(listPage([], 3, 2)).toEqual({ items: [], number: 1, count: 1, first: 0, total: 0 });
});
