import { expect, test } from 'vitest';
import { seenParts } from './window-shapes.ts';

const source = { path: '', width: 3200, height: 2000 };
const wide = { width: 2560, height: 1600, widths: [2560], preview: '' };
const tall = { width: 760, height: 1020, widths: [760], preview: '' };
const rounded = (parts: ReturnType<typeof seenParts>) =>
  parts.map(({ kind, crop }) => [kind, ...[crop.left, crop.top, crop.width, crop.height].map(Math.round)]);

test('a picture is seen whole, and as windows of each kind leave it around its focal point', () => {
  expect(rounded(seenParts(source, { forms: [wide] }, { focal: { x: 0.5, y: 1 } }))).toEqual([
    ['whole', 0, 0, 3200, 2000],
    ['desktop', 0, 600, 3200, 1400],
    ['tablet', 267, 0, 2667, 2000],
    ['phone', 850, 0, 1500, 2000],
  ]);
});

test('where there is a crop for narrow windows, telephones show that', () => {
  const kinds = seenParts(source, { forms: [wide, tall] }, { focal: { x: 0, y: 0.5 } }).map(({ kind, crop }) => [
    kind,
    Math.round(crop.width),
  ]);
  expect(kinds).toEqual([
    ['whole', 3200],
    ['desktop', 3200],
    ['tablet', 2667],
    ['whole', 1490],
    ['phone', 1490],
  ]);
});

test('a picture that is cropped closer shows less of itself everywhere', () => {
  expect(rounded(seenParts(source, { forms: [wide] }, { focal: { x: 0, y: 1 }, zoom: 2 }))[0]).toEqual(['whole', 0, 1000, 1600, 1000]);
});
