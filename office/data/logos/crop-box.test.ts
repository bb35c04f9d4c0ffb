import { expect, test } from 'vitest';
import { centredAt, corners, grown, isSameCrop, moved, resized, scaledTo, sizeOf, whole } from './crop-box.ts';

const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
const close = (crop: typeof box) => Object.fromEntries(Object.entries(crop).map(([side, value]) => [side, Number(value.toFixed(4))]));

test('a cut moves as far as the edges of the picture', () => {
  expect(moved(box, 0.1, -0.1)).toEqual({ ...box, x: 0.35, y: 0.4 });
  expect(moved(box, 9, 9)).toEqual({ ...box, x: 0.5, y: 0.75 });
  expect(moved(box, -9, -9)).toEqual({ ...box, x: 0, y: 0 });
  expect(centredAt(box, 0.5, 0.5)).toEqual({ ...box, x: 0.25, y: 0.375 });
  expect(centredAt(box, 0, 1)).toEqual({ ...box, x: 0, y: 0.75 });
});

test('a corner goes where it is drawn, and the opposite one stays', () => {
  expect(resized(box, 'top-left', 0.1, 0.6)).toMatchObject({ x: 0.1, y: 0.6 });
  for (const corner of corners) {
    const { x, y, width, height } = resized(box, corner, 2, 2);
    expect([x + width <= 1, y + height <= 1, width > 0, height > 0]).toEqual([true, true, true, true]);
    expect(isSameCrop(resized(box, corner, corner.endsWith('left') ? 0.25 : 0.75, corner.startsWith('top') ? 0.5 : 0.75), box)).toBe(true);
  }
});

test('a cut keeps its shape and its middle when its size changes, but for the edges', () => {
  expect(close(scaledTo(box, 0.25))).toEqual({ x: 0.375, y: 0.5625, width: 0.25, height: 0.125 });
  expect(sizeOf(scaledTo(box, 1))).toBe(1);
  expect(close(scaledTo(box, 1))).toEqual({ x: 0, y: 0.375, width: 1, height: 0.5 });
  expect(close(grown(box, 0.1, 0))).toEqual({ x: 0.2, y: 0.5, width: 0.6, height: 0.25 });
  expect(grown(whole, 1, 1)).toEqual(whole);
});
