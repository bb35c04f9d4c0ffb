import { expect, test } from 'vitest';
import { localeOfText } from './locale-of-text.ts';

test('the language is that of most letters, and English without any', () => {
  expect(['ليلى حدّاد نريد كاميرا Hikvision', 'Layla wants كاميرا', '+962 79', ''].map(localeOfText)).toEqual(['ar', 'en', 'en', 'en']);
});
