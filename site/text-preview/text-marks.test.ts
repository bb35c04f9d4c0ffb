import { expect, test } from 'vitest';
import { isMarked, markOf, readMarks, withoutMarks } from './text-marks.ts';

test('every number is found again after its text, however many stand in one', () => {
  const numbers = [...Array(300).keys(), 4095, 100_000];
  const marked = numbers.map((number) => `text ${number}${markOf(number)}`).join('');

  const { text, ends } = readMarks(marked);

  expect(text).toBe(numbers.map((number) => `text ${number}`).join(''));
  expect(ends.map(({ number }) => number)).toEqual(numbers);
  expect(ends.map(({ end }, index) => text.slice(ends[index - 1]?.end ?? 0, end))).toEqual(numbers.map((number) => `text ${number}`));
  expect(withoutMarks(marked)).toBe(text);
});

test('a mark has no letter, joins none, and is none of the characters that Arabic writes with', () => {
  expect(markOf(1234)).toMatch(/^[\u2062-\u2064]+$/);
  expect(markOf(1234)).not.toMatch(/[\p{L}\u200c\u200d]/u);
  expect([isMarked(`نص${markOf(0)}`), isMarked('نص\u200cها')]).toEqual([true, false]);
});
