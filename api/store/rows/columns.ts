import { CamelCasePlugin } from 'kysely';
import { timestamp } from '#contract/schema';
import type { z } from '#contract/zod';
import type { Flag, Json } from '../column-types.ts';

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

/** The text of a column; empty for the bytes that SQLite takes in its place. */
export const textIn = (column: unknown): string => (typeof column === 'string' ? column : '');

/**
 * The moment of a column that is not empty. SQL by hand writes others than ISO 8601 ("2026-11-25 10:00:00", a day alone), which are read as UTC;
 * a text that is no moment is long ago.
 */
export function momentIn(column: string): string {
  if (timestamp.safeParse(column).success) return column;
  const text = String(column).trim().replace(' ', 'T');
  const moment = new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return (Number.isNaN(moment.getTime()) ? new Date(0) : moment).toISOString();
}
