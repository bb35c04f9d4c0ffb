import { expect, test } from 'vitest';
import { focalPointOf, widthsFor } from './encode.ts';

test('a picture is never served wider than its master', () => {
  expect(widthsFor(760)).toEqual([384, 640, 760]);
  expect(widthsFor(300)).toEqual([300]);
});

test('a master as wide as a step is not written twice', () => {
  expect(widthsFor(1280)).toEqual([384, 640, 960, 1280]);
});

test('a master wider than the widest screen served is brought down to it', () => {
  expect(widthsFor(3840)).toEqual([384, 640, 960, 1280, 1920, 2560]);
});

test('a picture nobody has looked at is refused by name', () => {
  expect(() => focalPointOf('owl', {})).toThrow(/owl.*focal-points\.json/);
});
