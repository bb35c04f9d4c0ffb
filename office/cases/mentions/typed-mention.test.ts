import { expect, test } from 'vitest';
import { mentionOf } from '#contract/office/cases/mentions';
import { mentionAt, offeredFor, storedText, typedText } from './typed-mention.ts';

const id = (digit: number) => `${digit}`.padStart(24, '0');
const colleague = (digit: number, name: string) => ({ id: id(digit), name, roles: ['sales' as const], isActive: true, awayUntil: null });
const [rami, ramiHaddad, layan] = [colleague(1, 'Rami'), colleague(2, 'Rami Haddad'), colleague(3, 'ليان الخطيب')];

test('a name begins with an @ that no letter stands before, and ends with its line', () => {
  expect(mentionAt('@', 1)).toEqual({ at: 0, words: '' });
  expect(mentionAt('Ask @ra about it', 7)).toEqual({ at: 4, words: 'ra' });
  expect(mentionAt('(@ليان', 6)).toEqual({ at: 1, words: 'ليان' });
  expect(mentionAt('sales@example.com', 17)).toBeUndefined();
  expect(mentionAt('@rami\nand', 9)).toBeUndefined();
  expect(mentionAt('Nobody', 6)).toBeUndefined();
});

test('every word of a name is found by its beginning, whatever its case', () => {
  const found = (words: string) => offeredFor([rami, ramiHaddad, layan], words).map(({ name }) => name);

  expect(found('')).toHaveLength(3);
  expect(found('had')).toEqual(['Rami Haddad']);
  expect(found('RAMI h')).toEqual(['Rami Haddad']);
  expect(found('الخط')).toEqual(['ليان الخطيب']);
  expect(found('addad')).toEqual([]);
});

test('a text is stored with ids and typed with names, of which the longest counts', () => {
  const all = [rami, ramiHaddad, layan];
  const stored = `${mentionOf(ramiHaddad.id)} and ${mentionOf(rami.id)}, ask ${mentionOf(layan.id)}.`;

  expect(storedText('@Rami Haddad and @Rami, ask @ليان الخطيب.', all, new Set())).toBe(stored);
  expect(storedText('@Ramiro, rami@Rami', all, new Set())).toBe('@Ramiro, rami@Rami');
  expect(typedText(stored, (of) => all.find((one) => one.id === of)?.name ?? '')).toBe('@Rami Haddad and @Rami, ask @ليان الخطيب.');
});

test('of two colleagues with one name the chosen one is named', () => {
  const twins = [colleague(4, 'Sara'), colleague(5, 'Sara')];

  expect(storedText('@Sara', twins, new Set([id(5)]))).toBe(mentionOf(id(5)));
});
