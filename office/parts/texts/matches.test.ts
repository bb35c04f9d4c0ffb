import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test('every word has to be there, in any of the texts', () => {
  expect(matches(['Lina', 'Three tills on a Thursday'], 'thurs lina')).toBe(true);
  expect(matches(['Lina', 'Three tills on a Thursday'], 'friday lina')).toBe(false);
  expect(matches(['Lina'], '  ')).toBe(true);
});

test('accents, case and forms of Arabic letters do not matter', () => {
  expect(matches(['José'], 'jose')).toBe(true);
  expect(matches(['خدمة أمينة، مُمتازة'], 'خدمه امينه ممتازه')).toBe(true);
});
