import type { EntryKind, Fault, FaultReason } from '#contract/office/attention';
import { reviewStates } from '#contract/office/reviews';
import { PublicReview } from '#contract/review';
import { z } from '#contract/zod';
import { TranslatedBranch } from '../branches/branches.ts';
import { TranslatedClient } from '../clients/clients.ts';
import { TranslatedJob } from '../jobs/jobs.ts';

/** Lists the schemas that a row has to fit to be public. */
const entrySchemas: Record<EntryKind, z.ZodType> = {
  office: TranslatedBranch,
  client: TranslatedClient,
  job: TranslatedJob,
  review: PublicReview.omit({ answer: true }).extend({ status: z.enum(reviewStates) }),
};

/** A job that never was public: it has to be readable, and gets its day by the time that it is published. */
const JobDraft = TranslatedJob.extend({ publishedAt: z.null(), closingDate: z.string() });

const isDraft = (kind: EntryKind, entry: object): boolean => kind === 'job' && 'publishedAt' in entry && entry.publishedAt === null;

/** Returns what does not fit in an entry, one fault for each place; none when it fits. */
export function faultsOf(kind: EntryKind, entry: object): Fault[] {
  const { error } = (isDraft(kind, entry) ? JobDraft : entrySchemas[kind]).safeParse(entry);
  return (error?.issues ?? []).map((issue) => {
    const [field = '', ...path] = issue.path as (string | number)[];
    const value = valueAt(entry, [field, ...path]);
    return { field: String(field), path, ...reasonOf(issue, String(field), path, value) };
  });
}

function reasonOf(issue: z.core.$ZodIssue, field: string, path: readonly unknown[], value: unknown): Pick<Fault, 'reason' | 'bound'> {
  if (field === '_id') return { reason: 'bad-key' };
  if (value === undefined || value === null || value === '') return { reason: 'missing' };
  switch (issue.code) {
    case 'too_big':
      return { reason: 'too-large', bound: Number(issue.maximum) };
    case 'too_small':
      return { reason: 'too-small', bound: Number(issue.minimum) };
    case 'invalid_format':
      return { reason: issue.format === 'datetime' ? 'not-a-moment' : 'not-a-day' };
    case 'invalid_type':
      return { reason: reasonOfType(issue.expected, field, path) };
    default:
      return { reason: 'not-a-choice' };
  }
}

function reasonOfType(expected: string, field: string, path: readonly unknown[]): FaultReason {
  if (expected === 'array') return 'not-list';
  if (expected === 'object') return field === 'ar' && path.length === 0 ? 'not-translation' : 'not-a-choice';
  if (expected === 'int') return 'not-whole';
  return expected === 'number' ? 'not-number' : 'not-text';
}

function valueAt(entry: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], entry);
}
