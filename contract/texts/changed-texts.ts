import { type Locale, locales } from '../locales.ts';
import { z } from '../zod.ts';

/** Characters of one text at most, whatever it was written with. */
const maxText = 5_000;
const text = z.string().max(maxText);

export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];
const categories = z.enum(pluralCategories);

/** A text that is counted, by plural category (CLDR). */
export const CountedValue = z.partialRecord(categories, text).refine((value) => value.other !== undefined);
/** A headline with a part that is highlighted. */
export const HighlightedValue = z.strictObject({ before: text.optional(), highlight: text, after: text.optional() });

/** Holds what stands in one line of a text. */
export const LineValue = z.union([text, HighlightedValue, CountedValue]);
export type LineValue = z.infer<typeof LineValue>;

/** The lines of one text in one language that differ from those it was written with, by path: `hero/title`. */
export const ChangedLines = z.record(z.string().max(200), LineValue);
export type ChangedLines = Readonly<z.infer<typeof ChangedLines>>;

/** By the name of the text (`home`), and by language. A line that is missing is as written in `content/`. */
export const ChangedTexts = z.record(z.string().max(60), z.partialRecord(z.enum(locales), ChangedLines));
export type ChangedTexts = z.infer<typeof ChangedTexts>;

/** The same for lines that are not public yet; `null` is as written. */
export type DraftTexts = Record<string, Partial<Record<Locale, Readonly<Record<string, LineValue | null>>>>>;
