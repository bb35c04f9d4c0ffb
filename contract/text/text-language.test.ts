import { expect, test } from 'vitest';
import { languageAttributes, languageOf } from './text-language.ts';

test('a text with an Arabic letter is Arabic, whatever names are in it', () => {
  expect(languageOf('Network Engineer')).toBe('en');
  expect(languageOf('مهندس شبكات')).toBe('ar');
  expect(languageOf('Front-end مطوّر')).toBe('ar');
  expect(languageOf('')).toBe('en');
});

test('a text says its language only where that is not the one of the page', () => {
  expect(languageAttributes('ar', 'ar')).toEqual({});
  expect(languageAttributes('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageAttributes('ar', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
});
