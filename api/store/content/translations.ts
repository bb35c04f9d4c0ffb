import type { Locale } from '#contract/locales';
import type { Json } from '../column-types.ts';
import { uncheckedJson } from '../rows/columns.ts';

/**
 * An entry as it is stored: as it was written, and beside it what it has in a second language. A job that was written in Arabic alone has
 * no `ar`: it is shown as it was written in every language.
 */
export type Translated<Item, Translation> = Item & { ar?: Translation | undefined };

/** The column of a translation, not checked yet. */
export const uncheckedTranslation = (column: Json | null): unknown => (column === null ? undefined : uncheckedJson(column));

/** The entry in a language: its texts in that language where it has them, the others as they were written. */
export function inLocale<Item extends object>({ ar, ...written }: Translated<Item, Partial<Item>>, locale: Locale): Item {
  const translation = locale === 'ar' ? ar : undefined;
  return { ...(written as Item), ...translation };
}
