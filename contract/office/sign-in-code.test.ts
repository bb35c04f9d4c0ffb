import { expect, test } from 'vitest';
import { plainCode } from './sign-in-code.ts';

test.each([
  ['the digits of a Latin keyboard', '123456', '123456'],
  ['those of an Arabic keyboard', '١٢٣٤٥٦', '123456'],
  ['those of a Persian keyboard', '۱۲۳۴۵۶', '123456'],
  ['those of a Japanese keyboard', '１２３４５６', '123456'],
  ['digits of several keyboards', '١٢3۴５6', '123456'],
  ['a space in the middle', '123 456', '123456'],
  ['a space that does not break', '١٢٣\u00a0٤٥٦', '123456'],
  ['a dash of any kind', '123–456', '123456'],
  ['marks of direction around it', '\u200f١٢٣٤٥٦\u200e', '123456'],
  ['isolates around it, and a stretched dash', '\u2067١٢٣ـ٤٥٦\u2069', '123456'],
  ['a recovery code in small letters', 'acdef-ghj34', 'ACDEFGHJ34'],
  ['a recovery code with Arabic digits', 'ACDEF-GHJ٣٤', 'ACDEFGHJ34'],
  ['a recovery code in full width', 'ａｃｄｅｆ－ｇｈｊ３４', 'ACDEFGHJ34'],
  ['nothing', ' -  ', ''],
])('%s is read as it is meant', (_case, typed, code) => {
  expect(plainCode(typed)).toBe(code);
});

test('a word in another script stays one, and is no code', () => {
  expect(plainCode('رمز')).toBe('رمز');
});
