import { id } from './schema.ts';
import { z } from './zod.ts';

/** Somebody of the company whom the About page introduces. */
export const Member = z.object({
  _id: id,
  /** Without it there is nobody to introduce. */
  name: z.string().min(1),
  role: z.string(),
  /** Says in one sentence what they answer for; may be empty. */
  duty: z.string(),
  /** Missing for somebody without a portrait: their letters stand in its place. */
  portrait: z.string().optional(),
});
export type Member = z.infer<typeof Member>;

/** Somebody in a second language; what is missing stays as it was written in the first. */
export const MemberTranslation = z.object({ name: z.string(), role: z.string(), duty: z.string() }).partial();
export type MemberTranslation = z.infer<typeof MemberTranslation>;
