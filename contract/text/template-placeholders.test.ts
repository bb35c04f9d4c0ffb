import { expect, test } from 'vitest';
import { fillTemplate, firstOpenPlaceholder, openPlaceholders, partsOf, unknownPlaceholders } from './template-placeholders.ts';

const values = {
  firstName: 'Huda',
  fullName: 'Huda Zayed',
  reference: 'K7RM4QWD',
  country: '',
  myName: 'Sami Odeh',
  company: 'Khutwa',
  phone: '+962 6 555 0100',
  date: '22 November 2026',
};
const names = {
  firstName: 'first name',
  fullName: 'full name',
  reference: 'reference',
  country: 'country',
  myName: 'my name',
  company: 'company',
  phone: 'phone',
  date: 'date',
};

test('known placeholders are filled, with or without spaces, and what is asked for stays', () => {
  expect(fillTemplate('Dear {{firstName}}, we come on [[day and time]]. {{ myName }}', values, names)).toBe(
    'Dear Huda, we come on [[day and time]]. Sami Odeh',
  );
});

test('a gap without a value is asked for by its name', () => {
  expect(fillTemplate('You write from {{country}}.', values, names)).toBe('You write from [[country]].');
});

test('values are inserted as they are', () => {
  expect(fillTemplate('{{fullName}}', { ...values, fullName: '$& {{myName}}' }, names)).toBe('$& {{myName}}');
});

test('what is asked for and what nobody knows keeps an answer from being sent, each once', () => {
  expect(openPlaceholders('[[day]], [[day]] or [[hour]], {{salary}}, {{firstName}}')).toEqual(['day', 'hour', 'salary']);
  expect(unknownPlaceholders('{{salary}} {{firstName}}')).toEqual(['salary']);
  expect(openPlaceholders('Dear Huda, 2 [1] {x}')).toEqual([]);
});

test('the first open gap is given as a range', () => {
  const text = 'We come on [[day]] or [[hour]].';
  const placeholder = firstOpenPlaceholder(text);
  expect(text.slice(placeholder?.start, placeholder?.end)).toBe('[[day]]');
  expect(firstOpenPlaceholder('Dear {{firstName}}')).toBeUndefined();
});

test('parts in order make the text again, without the marks of placeholders', () => {
  const text = 'مرحبًا {{firstName}}، نأتي [[اليوم]].';
  expect(partsOf(text).map(({ kind, text: part }) => [kind, part])).toEqual([
    ['words', 'مرحبًا '],
    ['filled', 'firstName'],
    ['words', '، نأتي '],
    ['asked', 'اليوم'],
    ['words', '.'],
  ]);
});
