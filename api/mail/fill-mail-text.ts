import { directionOf, type Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';

/** Hebrew, Arabic and the other scripts of these blocks are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Fills in the placeholders of a sentence. A text of the other direction of writing is isolated (U+2068, U+2069): without that, the
 * punctuation and the numbers beside an Arabic name in an English sentence change places.
 */
export function fillMailText(text: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  const direction = directionOf(locale);
  const isolated = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : isolate(value, direction)]);
  return fillPlaceholders(text, Object.fromEntries(isolated));
}

function isolate(value: string, direction: 'ltr' | 'rtl'): string {
  return rightToLeft.test(value) === (direction === 'rtl') ? value : `\u2068${value}\u2069`;
}
