import { expect, test } from 'vitest';
import { linesWith, productionFiles } from './production-code.ts';

test('nothing of the API is spread where it is written: that only saves lines', () => {
  // A released migration stays as it is.
  const files = productionFiles.filter((path) => path.startsWith('api/') && !path.startsWith('api/store/migrations/'));
  expect(linesWith(/\.\.\.(?:\{|\(\[)/, files)).toEqual([]);
});

test('nor is anything of the Office; in JSX properties that are called as what they get stand together', () => {
  const files = productionFiles.filter((path) => path.startsWith('office/'));
  expect(linesWith(/(?<!\{)\.\.\.(?:\{|\(\[)/, files)).toEqual([]);
});
