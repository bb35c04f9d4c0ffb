import { expect, test } from 'vitest';
import { linesOf, moveLine } from './text-lines.ts';

test('lines are those that say something', () => {
  expect(linesOf(' Web \n\n AI\r\nقواعد البيانات\n ')).toEqual(['Web', 'AI', 'قواعد البيانات']);
  expect(linesOf(' \n')).toEqual([]);
});

test('a line changes places with its neighbour, and the caret goes along', () => {
  expect(moveLine('Web\nAI\nPOS', 5, -1)).toEqual({ text: 'AI\nWeb\nPOS', caret: 1 });
  expect(moveLine('Web\nAI\nPOS', 1, 1)).toEqual({ text: 'AI\nWeb\nPOS', caret: 4 });
});

test('the first line goes no further up, the last no further down', () => {
  expect(moveLine('Web\nAI', 1, -1)).toBeUndefined();
  expect(moveLine('Web\nAI', 6, 1)).toBeUndefined();
});
