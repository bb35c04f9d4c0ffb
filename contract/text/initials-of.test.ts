import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test('the initials are those of the first and the last word that has letters', () => {
  expect(['Lina', 'Lina (demo)', '  anna-maria  de la cruz ', 'Demo colleague 7', '', '(…)'].map(initialsOf)).toEqual([
    ...['L', 'LD', 'AC', 'D7', '', ''],
  ]);
});

test('Arabic letters do not join', () => {
  expect(initialsOf('زميل تجريبي')).toBe('ز\u200cت');
});
