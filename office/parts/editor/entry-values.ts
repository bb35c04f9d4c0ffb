import type { z } from '#contract/zod';

/** Returns the fields of an entry that differ from what they were. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const fields = Object.keys(after) as (keyof Values)[];
  return Object.fromEntries(
    fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [field, after[field]]),
  ) as Partial<Values>;
}

/** Message keys by field, `ar.name` for one in Arabic; empty when all of it fits. */
export function errorsIn<Values>(schema: z.ZodType<Values>, values: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path[0] === 'ar' ? `ar.${String(path[1])}` : String(path[0]);
    errors[field] ??= message;
  }
  return errors;
}

/** The same in words, of which those of `field.invalid` say nothing in particular. */
export const errorTexts = (errors: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, texts[error] ?? texts['field.invalid']]));
