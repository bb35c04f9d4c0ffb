import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test('a person is called by the first word of the name', () => {
  expect(firstNameOf('  Huda  Zayed ')).toBe('Huda');
  expect(firstNameOf('رنا حداد')).toBe('رنا');
  expect(firstNameOf('')).toBe('');
});
