import { id, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import type { Permission } from './permissions.ts';

/** Kinds of entries whose rows somebody may have written by hand. */
export const entryKinds = ['office', 'client', 'job', 'review'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Lists the permissions to see each kind. */
export const attentionPermissions = {
  office: 'content.publish',
  client: 'content.publish',
  job: 'jobs.publish',
  review: 'reviews.decide',
} as const satisfies Record<EntryKind, Permission>;

export const faultReasons = [
  'missing',
  'not-text',
  'not-list',
  'not-translation',
  'not-number',
  'not-whole',
  'too-small',
  'too-large',
  'not-a-choice',
  'not-a-day',
  'not-a-moment',
  'bad-key',
] as const;
export type FaultReason = (typeof faultReasons)[number];

/** Names why a field does not fit. */
export const Fault = z.object({
  /** As the contract calls it. */
  field: z.string(),
  /** The way to it: names, and places of a list from 0. */
  path: z.array(z.union([z.string(), z.number()])),
  reason: z.enum(faultReasons),
  /** The bound, when it is too small or too large. */
  bound: z.number().optional(),
});
export type Fault = z.infer<typeof Fault>;

/** An entry that the site leaves out until it is saved anew. */
export const FaultyEntry = z.object({
  kind: z.enum(entryKinds),
  id: z.string(),
  name: z.string(),
  faults: z.array(Fault),
  /** Holds the columns of the fields at fault, as text; null for nothing. */
  stored: z.record(z.string(), z.string().nullable()),
  /** The time at which the Office last had to do with it: it was in order then. Null where the Office never had. */
  since: timestamp.nullable(),
  version: z.int(),
});
export type FaultyEntry = z.infer<typeof FaultyEntry>;

/** Asks for one entry alone, by its id. */
export const AttentionQuery = z.object({ id: id.optional() });
/** As much as the reader may see; `total` counts all of that. */
export const Attention = z.object({ entries: z.array(FaultyEntry), total: z.int() });
export type Attention = z.infer<typeof Attention>;
