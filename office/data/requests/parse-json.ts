import type { z } from '#contract/zod';

/** Returns what a JSON text says; undefined where it is none, or does not fit the schema. */
export function parseJson<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
