import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryCentresFile, countryCentresSource } from './country-centres.ts';

test('the centres of countries are those of the map and its projection', () => {
  expect(readFileSync(countryCentresFile, 'utf8')).toBe(countryCentresSource());
});
