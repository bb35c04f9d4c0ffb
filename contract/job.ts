import { id } from './schema.ts';
import { z } from './zod.ts';

/** An open job. `closingDate` is a calendar day, YYYY-MM-DD; the job is open to the end of that day where the company is. */
export const Job = z.object({
  _id: id,
  jobTitle: z.string(),
  location: z.string(),
  closingDate: z.iso.date(),
  publishedAt: z.iso.datetime(),
  summary: z.string(),
  responsibilities: z.array(z.string()),
  qualifications: z.array(z.string()),
});
export type Job = z.infer<typeof Job>;

/** A job in a second language: all of it, because a visitor reads it as one text. */
export const JobTranslation = Job.pick({
  jobTitle: true,
  location: true,
  summary: true,
  responsibilities: true,
  qualifications: true,
});
export type JobTranslation = z.infer<typeof JobTranslation>;
