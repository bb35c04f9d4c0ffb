import { test } from 'vitest';
import { siteLocales } from '#contract/locales';

/** A test of pages in Arabic, which is left out where the site is in English alone. */
export const testWithArabic = test.skipIf(!siteLocales.includes('ar'));
