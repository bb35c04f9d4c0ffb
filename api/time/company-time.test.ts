import { expect, test } from 'vitest';
import { addMonths } from './company-time.ts';

test.each([
  ['2027-03-31T10:00:00Z', -1, '2027-02-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', -12, '2027-02-28T10:00:00Z'],
  ['2027-01-15T23:59:59Z', -1, '2026-12-15T23:59:59Z'],
  ['2027-11-21T00:00:00Z', -12, '2026-11-21T00:00:00Z'],
  ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
  ['2026-11-21T00:00:00Z', 12, '2027-11-21T00:00:00Z'],
])('%s and %i months is %s', (moment, months, moved) => {
  expect(addMonths(new Date(moment), months)).toEqual(new Date(moved));
});
