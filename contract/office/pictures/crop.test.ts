import { expect, test } from 'vitest';
import { cropAround, focalWithin, widthsOf } from './crop.ts';

const hero = { width: 2560, height: 1600 };
const photo = { width: 4000, height: 3000 };
const upright = { width: 3000, height: 4000 };

test('the crop has the shape of the form, as large as the picture allows', () => {
  expect(cropAround(photo, hero, { x: 0.5, y: 0.5 })).toEqual({ width: 4000, height: 2500, left: 0, top: 250 });
  expect(cropAround(upright, hero, { x: 0.5, y: 0.5 })).toEqual({ width: 3000, height: 1875, left: 0, top: 1063 });
  expect(cropAround(hero, { width: 760, height: 1020 }, { x: 0.5, y: 0.5 })).toMatchObject({ height: 1600, top: 0 });
});

test('the crop follows the focal point as far as the edges of the picture', () => {
  expect(cropAround(upright, hero, { x: 0.5, y: 0.3 }).top).toBe(263);
  expect(cropAround(upright, hero, { x: 0.5, y: 0 }).top).toBe(0);
  expect(cropAround(upright, hero, { x: 0.5, y: 1 }).top).toBe(4000 - 1875);
});

test('the focal point is found again within the crop', () => {
  const crop = cropAround(upright, hero, { x: 0.25, y: 0.1 });
  const { x, y } = focalWithin(upright, crop, { x: 0.25, y: 0.1 });
  expect([x, y]).toEqual([0.25, 400 / 1875]);
  expect(focalWithin(photo, cropAround(photo, hero, { x: 1, y: 1 }), { x: 1, y: 1 })).toEqual({ x: 1, y: 1 });
});

test('nothing is enlarged', () => {
  expect(widthsOf([384, 640, 960], { width: 700, height: 437 })).toEqual([384, 640]);
  expect(widthsOf([384, 640, 960], { width: 300, height: 187 })).toEqual([300]);
});
