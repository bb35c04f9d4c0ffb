import { expect, test } from 'vitest';
import { telUrl, whatsAppUrl } from './phone-links.ts';

test('numbers with their country lead to WhatsApp', () => {
  expect(whatsAppUrl('+962 7 5550 1420')).toBe('https://wa.me/962755501420');
  expect(whatsAppUrl('00962-7-5550-1420')).toBe('https://wa.me/962755501420');
  expect(whatsAppUrl('0791234567')).toBe('https://wa.me/962791234567');
  expect(whatsAppUrl('050 123 4567', 'الإمارات')).toBe('https://wa.me/971501234567');
});

test('a chat begins with a text', () => {
  expect(whatsAppUrl('0791234567', 'Jordan', 'مرحبًا هدى & co')).toBe(
    `https://wa.me/962791234567?text=${encodeURIComponent('مرحبًا هدى & co')}`,
  );
});

test('numbers without a country, and none, do not', () => {
  expect(whatsAppUrl('030 123456')).toBeUndefined();
  expect(whatsAppUrl('+')).toBeUndefined();
  expect(whatsAppUrl('')).toBeUndefined();
});

test('a number is dialled without what stands between its digits', () => {
  expect(telUrl('+962 (7) 5550-1420')).toBe('tel:+962755501420');
});
