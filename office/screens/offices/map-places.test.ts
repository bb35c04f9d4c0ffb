import { expect, test } from 'vitest';
import { onMap, placeAt, placeLabels, tipBox, tipSide, tipStart, tipWidth } from './map-places.ts';

const box = { left: 100, top: 50, width: 800, height: 400 };

test('a point of the window is a place on the map, in percent', () => {
  expect(placeAt(box, 500, 150)).toEqual({ top: 25, left: 50 });
  expect(placeAt(box, 333, 177)).toEqual({ top: 31.8, left: 29.1 });
});

test('a pin does not leave the map', () => {
  expect(placeAt(box, 20, 900)).toEqual({ top: 100, left: 0 });
  expect(onMap({ top: -0.1, left: 100.4 })).toEqual({ top: 0, left: 100 });
});

const pin = (id: string, left: number, top: number) => ({ id, name: 'Khutwa Istanbul', place: { top, left } });

test('names stand east of their pins, and west of those at the eastern edge', () => {
  expect(placeLabels([pin('one', 20, 20), pin('two', 95, 60)], { width: 800, height: 400 })).toEqual(
    new Map([
      ['one', 'east'],
      ['two', 'west'],
    ]),
  );
});

test('a name that would lie on another one changes sides, and is left out where there is no room on any', () => {
  const pins = [pin('one', 50, 50), pin('two', 49, 51), pin('three', 50, 52), pin('four', 50, 51), pin('five', 50, 51.5)];
  expect(placeLabels(pins, { width: 400, height: 200 })).toEqual(
    new Map([
      ['one', 'east'],
      ['two', 'west'],
      ['three', 'south'],
      ['four', 'north'],
    ]),
  );
});

test('a name does not lie on another pin', () => {
  expect(placeLabels([pin('one', 50, 50), pin('two', 60, 50)], { width: 800, height: 400 })).toEqual(
    new Map([
      ['one', 'west'],
      ['two', 'east'],
    ]),
  );
});

test('the name of the open office stays on the map, on whatever side there is room', () => {
  const size = { width: 400, height: 180 };
  expect(tipSide({ top: 50, left: 50 }, size)).toEqual({ west: false, below: false });
  expect(tipSide({ top: 10, left: 95 }, size)).toEqual({ west: true, below: true });
  expect(tipBox({ top: 10, left: 95 }, size).left).toBeGreaterThan(0);
});

test('the box of its name is beside the pin, or as far beside it as the map goes', () => {
  expect(tipStart({ top: 50, left: 50 }, { width: 800, height: 400 })).toBe(12);
  expect(tipStart({ top: 50, left: 90 }, { width: 800, height: 400 })).toBe(-tipWidth - 12);
  for (const left of [0, 30, 55, 100]) {
    const start = (left / 100) * 320 + tipStart({ top: 50, left }, { width: 320, height: 150 });
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + tipWidth).toBeLessThanOrEqual(320);
  }
});
