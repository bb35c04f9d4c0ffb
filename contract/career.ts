import { id } from './schema.ts';
import { z } from './zod.ts';

/** An open position. `closingDate` is a calendar day, YYYY-MM-DD; the position is open to the end of that day where the company is. */
export const Career = z.object({
  _id: id,
  jobTitle: z.string(),
  location: z.string(),
  closingDate: z.iso.date(),
  publishedAt: z.iso.datetime(),
  summary: z.string(),
  responsibilities: z.array(z.string()),
  qualifications: z.array(z.string()),
});
export type Career = z.infer<typeof Career>;

/** A position in a second language: all of it, because a visitor reads it as one text. */
export const CareerTranslation = Career.pick({
  jobTitle: true,
  location: true,
  summary: true,
  responsibilities: true,
  qualifications: true,
});
export type CareerTranslation = z.infer<typeof CareerTranslation>;
