import { linePattern, paragraphPattern } from '../fields.ts';
import { locales } from '../locales.ts';
import type { MessageKey } from '../messages.ts';
import { id, timestamp } from '../schema.ts';
import { cleanUnfinished } from '../text/clean-text.ts';
import { z } from '../zod.ts';
import { jobStates } from './job-states.ts';

/** UTF-16 code units of each text of a job, and lines of each list. */
export const jobLimits = { title: 120, location: 120, summary: 2_000, line: 300, lines: 30 } as const;

/** Days within which the closing of a job counts as soon. */
export const closesSoonDays = 7;

/** A job in one language, as far as it is written. */
export const JobText = z.object({
  jobTitle: z.string(),
  location: z.string(),
  summary: z.string(),
  responsibilities: z.array(z.string()),
  qualifications: z.array(z.string()),
});
export type JobText = z.infer<typeof JobText>;

/** Describes what is written about a job; job-check.ts says what is missing before it can be public. */
export const JobContent = z.object({
  /** YYYY-MM-DD; empty while there is none. */
  closingDate: z.string(),
  en: JobText,
  ar: JobText,
});
export type JobContent = z.infer<typeof JobContent>;

const text = (max: number, pattern: RegExp) =>
  z
    .string()
    .overwrite(cleanUnfinished)
    .max(max, 'field.tooLong' satisfies MessageKey)
    .regex(pattern, 'field.invalidCharacters' satisfies MessageKey);
const lines = z.array(text(jobLimits.line, linePattern)).max(jobLimits.lines, 'office.tooManyLines' satisfies MessageKey);
const SentText = z.object({
  jobTitle: text(jobLimits.title, linePattern),
  location: text(jobLimits.location, linePattern),
  summary: text(jobLimits.summary, paragraphPattern),
  responsibilities: lines,
  qualifications: lines,
});
/** The same as it is sent: within its limits. */
export const SentJob = z.object({ closingDate: text(10, linePattern), en: SentText, ar: SentText });

export const JobRow = z.object({
  id,
  /** The title of what is being worked on, in the language of the request where it has one. Empty when nothing is written yet. */
  title: z.string(),
  location: z.string(),
  state: z.enum(jobStates),
  publishedAt: timestamp.nullable(),
  /** The last day on which people can apply, YYYY-MM-DD where the company is; of a draft it may be empty. */
  closingDate: z.string(),
  /** The time at which it was closed before its day. */
  closedAt: timestamp.nullable(),
  archivedAt: timestamp.nullable(),
  /** In which it is whole. */
  languages: z.array(z.enum(locales)),
  /** Whether there are changes that are not public. */
  hasDraft: z.boolean(),
  /** Only for those who decide about them. */
  applications: z.int().optional(),
  version: z.int(),
});
export type JobRow = z.infer<typeof JobRow>;

export const JobList = z.object({
  /** The day where the company is. */
  today: z.iso.date(),
  jobs: z.array(JobRow),
  /** The number of people who are told of new jobs by mail. */
  told: z.int(),
});
export type JobList = z.infer<typeof JobList>;

export const JobDetail = JobRow.extend({
  /** The site leaves it out until it is published anew: a part of it is not what the site expects. */
  needsAttention: z.boolean(),
  /** Holds what is public, or was; of a job that never was, what is in its row. */
  content: JobContent,
  draft: z.object({ content: JobContent, savedAt: timestamp, savedBy: id.nullable() }).nullable(),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** Sent with `If-Match`. */
export const ChangeJob = z.object({ isClosed: z.boolean().optional(), isArchived: z.boolean().optional() });
export type ChangeJob = z.infer<typeof ChangeJob>;
