import { expect, test } from 'vitest';
import { onMap, placeAt } from './map-places.ts';

const box = { left: 100, top: 50, width: 800, height: 400 };

test('a point of the window is a place on the map, in percent', () => {
  expect(placeAt(box, 500, 150)).toEqual({ top: 25, left: 50 });
  expect(placeAt(box, 333, 177)).toEqual({ top: 31.8, left: 29.1 });
});

test('a pin does not leave the map', () => {
  expect(placeAt(box, 20, 900)).toEqual({ top: 100, left: 0 });
  expect(onMap({ top: -0.1, left: 100.4 })).toEqual({ top: 0, left: 100 });
});
