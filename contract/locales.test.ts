import { expect, test } from 'vitest';
import { localizedPath, splitLocale } from './locales.ts';

const pairs = [
  ['/', '/ar'],
  ['/contact', '/ar/contact'],
  ['/?from=mail', '/ar?from=mail'],
  ['/#reviews', '/ar#reviews'],
  ['/clients?page=2#list', '/ar/clients?page=2#list'],
] as const;

test('a path has the prefix of every language but the default one', () => {
  for (const [english, arabic] of pairs) {
    expect(localizedPath(english, 'en')).toBe(english);
    expect(localizedPath(english, 'ar')).toBe(arabic);
  }
});

test('the language of a path comes off again', () => {
  for (const [english, arabic] of pairs) {
    expect(splitLocale(arabic)).toEqual({ locale: 'ar', path: english });
    expect(splitLocale(english)).toEqual({ locale: 'en', path: english });
  }
});

test('only a whole first segment that is a language of the site counts', () => {
  for (const path of ['/area', '/en', '/en/contact', '/fr/contact', '/AR', '//ar', '/contact/ar'])
    expect(splitLocale(path)).toEqual({ locale: 'en', path });
});
