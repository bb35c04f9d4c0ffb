import { expect, test } from 'vitest';
import { replaceIn } from './replace.ts';

test('words are replaced wherever they stand, capitals as capitals, and not in placeholders', () => {
  expect(replaceIn('Step by step.', 'step', 'stride')).toBe('Stride by stride.');
  expect(replaceIn('Call 06 123 (today) in {city}', '06 123', '07 999')).toBe('Call 07 999 (today) in {city}');
  expect(replaceIn('{city} is a city', 'city', 'town')).toBe('{city} is a town');
  expect(replaceIn('In {city}', '{city}', 'Amman')).toBe('In Amman');
  expect(replaceIn('Nothing', 'step', 'stride')).toBeUndefined();
  expect(replaceIn('خطوة بعد خطوة', 'خطوة', 'درجة')).toBe('درجة بعد درجة');
});

test('the highlighted part of a headline stays around its words', () => {
  const headline = { before: 'The ', highlight: 'First Step', after: ' to step up' };
  expect(replaceIn(headline, 'step', 'stride')).toEqual({ before: 'The ', highlight: 'First Stride', after: ' to stride up' });
  expect(replaceIn(headline, 'the first', 'a first')).toEqual({ before: 'A first', highlight: ' Step', after: ' to step up' });
});

test('a counted text is replaced in every category', () => {
  expect(replaceIn({ one: '{count} client', other: '{count} clients' }, 'client', 'customer')).toEqual({
    one: '{count} customer',
    other: '{count} customers',
  });
});
