import { z } from '#contract/zod';

export const nonEmpty = z.string().trim().min(1, 'must not be empty');

/** A value in English and, beside it, in Arabic. */
export const localized = <Value extends z.ZodType>(value: Value) => z.strictObject({ en: value, ar: value.optional() });
export const text = localized(nonEmpty);
