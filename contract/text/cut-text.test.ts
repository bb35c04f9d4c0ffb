import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut before an emoji, a family, a flag or a letter with its marks that it would end in', () => {
  const x = 'x'.repeat(299);
  for (const last of ['😀', '👨‍👩‍👧‍👦', '🇯🇴', 'e\u0301', 'بً', '❤️']) expect(cutText(`${x}${last}`, 300)).toBe(x);
  expect(cutText(`${x}y`, 300)).toBe(`${x}y`);
  expect(cutText(`${x}yz`, 300)).toBe(`${x}y`);
  expect(cutText(`a${'\u0301'.repeat(400)}`, 300).length).toBe(300);
});
