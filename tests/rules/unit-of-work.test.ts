import { expect, test } from 'vitest';
import { linesWith, productionFiles } from './production-code.ts';

const outsideOf = (...places: string[]) => productionFiles.filter((path) => !places.some((place) => path.startsWith(place)));

test('a transaction is opened by `inTransaction` alone: whatever runs in it has one moment and one actor', () => {
  expect(linesWith(/\btransaction\(/, outsideOf('api/store/'))).toEqual([]);
});

test('what was done is written down by `recordEvent` alone, as that of whoever does it', () => {
  // There it is noted which of them can be undone.
  expect(linesWith(/\bevents\.add\(/, outsideOf('api/store/work.ts', 'api/office/transact.ts'))).toEqual([]);
});
