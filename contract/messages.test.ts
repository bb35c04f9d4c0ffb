import { expect, test } from 'vitest';
import { messageText } from './messages.ts';
import { fillPlaceholders } from './text/fill-placeholders.ts';

test('a message is rendered with its parameters', () => {
  const texts = { 'field.required': 'Fehlt', 'field.tooLong': 'Höchstens {max} Zeichen' } as const;
  expect(messageText(texts, { key: 'field.required' })).toBe('Fehlt');
  expect(messageText(texts, { key: 'field.tooLong', params: { max: 120 } })).toBe('Höchstens 120 Zeichen');
});

test('braces in a value are no placeholders, and a placeholder without a value stays', () => {
  expect(fillPlaceholders('{name}, {size} of {count}', { name: '{size} {name}', size: 3 })).toBe('{size} {name}, 3 of {count}');
});
