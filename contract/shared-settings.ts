import { z } from './zod.ts';

/** Describes what everybody in the Office works with. */
export const SharedSettings = z.object({
  aimHours: z.int(),
  /** By the language of a mail; null without. */
  signature: z.object({ en: z.string().nullable(), ar: z.string().nullable() }),
  phone: z.string(),
  email: z.string(),
});
export type SharedSettings = z.infer<typeof SharedSettings>;
