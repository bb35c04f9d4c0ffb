import { expect, test } from 'vitest';
import { localeOfMail, localeOfText } from './locale-of-text.ts';

test('the language is that of most letters, and English without any', () => {
  expect(['ليلى حدّاد نريد كاميرا Hikvision', 'Layla wants كاميرا', '+962 79', ''].map(localeOfText)).toEqual(['ar', 'en', 'en', 'en']);
});

test('a mail has the language of what is written, and without words that of its reader', () => {
  expect([
    localeOfMail('أهلًا وسهلًا Amal', 'en'),
    localeOfMail('Hello أمل', 'ar'),
    localeOfMail('', 'ar'),
    localeOfMail('12:30?', 'en'),
  ]).toEqual([...['ar', 'en', 'ar', 'en']]);
});
