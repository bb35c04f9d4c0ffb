import { expect, test } from 'vitest';
import { mapPosition } from '#contract/map/world-map';
import { centreOf } from './find-country.ts';

test.each([
  ['Jordan', 'الأردن'],
  ['Saudi Arabia', 'السعودية'],
  ['Türkiye', 'turkey'],
  ['United Kingdom', 'UK'],
  ['United Arab Emirates', 'الإمارات العربية المتحدة'],
  ['Oman', ' oman '],
])('%s and %s are the same place', (one, other) => {
  expect(centreOf(one)).toBeDefined();
  expect(centreOf(other)).toEqual(centreOf(one));
});

test('the centre of a country is near its capital on the map', () => {
  const { positionTop, positionLeft } = mapPosition({ latitude: 31.95, longitude: 35.93 });
  const centre = centreOf('Jordan');
  expect(Math.hypot((centre?.top ?? 0) - positionTop, (centre?.left ?? 0) - positionLeft)).toBeLessThan(1);
});

test.each(['', 'Atlantis', 'Korea', 'Guinean'])('%j is not known', (name) => {
  expect(centreOf(name)).toBeUndefined();
});
