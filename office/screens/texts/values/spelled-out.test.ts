import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { spelledOut } from './spelled-out.ts';

beforeAll(() => {
  const placeholders = {
    en: { city: 'Amman', tagline: 'The First Step', taglineStart: 'The ', taglineHighlight: 'First Step', taglineEnd: '' },
    ar: { city: 'عمّان', tagline: 'الخطوة الأولى', taglineStart: '', taglineHighlight: 'الخطوة الأولى', taglineEnd: ' نحو تقنية أذكى' },
  };
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { company: JSON.stringify({ placeholders }) } }) });
});

afterAll(() => vi.unstubAllGlobals());

test('the slogan is written in words, and facts that are changed elsewhere stay placeholders', () => {
  const headline = { before: '{taglineStart}', highlight: '{taglineHighlight}', after: '{taglineEnd}' };
  expect(spelledOut(headline, 'en')).toEqual({ before: 'The ', highlight: 'First Step' });
  expect(spelledOut(headline, 'ar')).toEqual({ highlight: 'الخطوة الأولى', after: ' نحو تقنية أذكى' });
  expect(spelledOut('{tagline}, {city}', 'en')).toBe('The First Step, {city}');
  expect(spelledOut({ one: 'One in {city}', other: '{count}: {tagline}' }, 'en')).toEqual({
    one: 'One in {city}',
    other: '{count}: The First Step',
  });
});
