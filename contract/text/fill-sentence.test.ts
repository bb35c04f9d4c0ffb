import { expect, test } from 'vitest';
import { fillSentence } from './fill-sentence.ts';

test('a name of the other direction is isolated, one of its own and figures are not', () => {
  expect(fillSentence('{name} (2) is removed.', { name: 'نور' })).toBe('\u2068نور\u2069 (2) is removed.');
  expect(fillSentence('{name}: {count} of {date}', { name: 'Nour', count: 3, date: '22.11.2026' })).toBe('Nour: 3 of 22.11.2026');
  expect(fillSentence('حُذف {name} ({date}).', { name: 'Nour', date: '22.11.2026' })).toBe('حُذف \u2068Nour\u2069 (22.11.2026).');
  expect(fillSentence('حُذف {name}.', { name: 'نور' })).toBe('حُذف نور.');
  expect(fillSentence('حُذف {name}.', { name: 'Nour نور' })).toBe('حُذف \u2068Nour نور\u2069.');
});

test('a sentence inside another keeps what it has isolated, and is not isolated for it', () => {
  const inner = fillSentence('{name} is removed', { name: 'نور' });
  expect(fillSentence('Undone: {message}', { message: inner })).toBe('Undone: \u2068نور\u2069 is removed');
});
