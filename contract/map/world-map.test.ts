import { expect, test } from 'vitest';
import { mapPosition } from './world-map.ts';

test('an office stands where its coordinates are on the map', () => {
  expect(mapPosition({ latitude: 31.95, longitude: 35.93 })).toEqual({ positionTop: 37.02, positionLeft: 54.91 });
  expect(mapPosition({ latitude: 24.7, longitude: 46.7 })).toEqual({ positionTop: 42.11, positionLeft: 57.93 });
});
