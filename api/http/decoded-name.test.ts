import { expect, test } from 'vitest';
import { decodedName } from './decoded-name.ts';

test.each([
  ['UTF-8', Buffer.from('سيرة ذاتية.pdf').toString('latin1'), 'سيرة ذاتية.pdf'],
  ['windows-1256', '\u00d3\u00ed\u00d1\u00c9.pdf', 'سيرة.pdf'],
  ['ASCII', 'cv.pdf', 'cv.pdf'],
  ['an encoding that the header named', 'سيرة.pdf', 'سيرة.pdf'],
])('a file name in %s is read', (_case, name, read) => {
  expect(decodedName(name)).toBe(read);
});
