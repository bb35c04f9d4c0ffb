import { CamelCasePlugin } from 'kysely';
import type { z } from '#contract/zod';
import type { Flag, Json } from './tables.ts';

/** Names are camelCase here and snake_case on disk. */
export const nameConversion = new CamelCasePlugin({ maintainNestedObjectKeys: true });

export const flag = (value: boolean): Flag => (value ? 1 : 0);

export const json = (value: unknown): Json => JSON.stringify(value);

/** The value of a JSON column; undefined where what stands there does not fit: another release wrote it, or somebody by hand. */
export function fromJson<T>(schema: z.ZodType<T>, text: Json): T | undefined {
  return schema.safeParse(uncheckedJson(text)).data;
}

/** The value of a JSON column whatever is in it; a text that is not JSON stays a text, which no schema of a list or an object takes. */
export function uncheckedJson(text: Json): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
