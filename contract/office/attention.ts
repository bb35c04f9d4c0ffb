import { Career, CareerTranslation } from '../career.ts';
import { Client, ClientService, ClientTranslation } from '../client.ts';
import { Group, GroupTranslation } from '../group.ts';
import { limits } from '../limits.ts';
import { PublicReview } from '../review.ts';
import { id, line, paragraph } from '../schema.ts';
import { clientCategories, serviceIds } from '../services.ts';
import { z } from '../zod.ts';
import { officeLimits } from './offices.ts';
import type { OfficeCall } from './paths.ts';
import type { Permission } from './permissions.ts';
import { reviewStates } from './reviews.ts';

/** Kinds of entries whose rows somebody may have written by hand. */
export const entryKinds = ['office', 'client', 'job', 'review'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Who sees and repairs what. */
export const repairPermissions = {
  office: 'content.publish',
  client: 'content.publish',
  job: 'jobs.publish',
  review: 'reviews.decide',
} as const satisfies Record<EntryKind, Permission>;

export const repairCalls = {
  office: 'attentionOffice',
  client: 'attentionClient',
  job: 'attentionJob',
  review: 'attentionReview',
} as const satisfies Record<EntryKind, OfficeCall>;

/** Each undoes the repair of the call above of its name. */
export const undoRepairCalls = {
  office: 'attentionOfficeUndo',
  client: 'attentionClientUndo',
  job: 'attentionJobUndo',
  review: 'attentionReviewUndo',
} as const satisfies Record<EntryKind, OfficeCall>;

/** What a row has to be to be public. */
const entrySchemas: Record<EntryKind, z.ZodType> = {
  office: Group.extend({ ar: GroupTranslation.optional() }),
  client: Client.extend({ ar: ClientTranslation.optional() }),
  job: Career.extend({ ar: CareerTranslation.optional() }),
  review: PublicReview.extend({ status: z.enum(reviewStates) }),
};

/** A job that never was public: it has to be readable, and gets its day by the time that it is published. */
const JobDraft = Career.extend({ publishedAt: z.null(), closingDate: z.string(), ar: CareerTranslation.optional() });

const isDraft = (kind: EntryKind, entry: object): boolean => kind === 'job' && 'publishedAt' in entry && entry.publishedAt === null;

const long = line(officeLimits.url);
const lines = z.array(line(limits.message)).max(200);

/** What a field of each kind may be repaired to, after which it matches the contract and the forms of the Office. */
const repairSchemas = {
  line: long,
  optionalLine: long.nullable(),
  paragraph: paragraph(20_000),
  lines,
  category: z.enum(clientCategories),
  service: z.enum(serviceIds),
  clientServices: z.array(ClientService.extend({ link: long.optional() })).max(serviceIds.length),
  reviewState: z.enum(reviewStates),
  rating: z.int().min(limits.rating.min).max(limits.rating.max),
  percentage: z.number().min(0).max(100).nullable(),
  day: z.iso.date(),
  moment: z.iso.datetime().nullable(),
  officeTranslation: z.strictObject({ name: long, country: long, address: long, services: lines }).partial().nullable(),
  clientTranslation: z.strictObject({ name: long }).partial().nullable(),
  jobTranslation: z
    .strictObject({ jobTitle: long, location: long, summary: paragraph(20_000), responsibilities: lines, qualifications: lines })
    .nullable(),
} as const satisfies Record<string, z.ZodType>;

/** How a field is repaired. */
export type RepairControl = keyof typeof repairSchemas;

/** Every field of an entry that can be at fault, but for its key. */
export const repairFields = {
  office: {
    name: 'line',
    country: 'line',
    address: 'line',
    phone: 'line',
    email: 'line',
    website: 'optionalLine',
    googleMap: 'optionalLine',
    services: 'lines',
    logo: 'optionalLine',
    positionTop: 'percentage',
    positionLeft: 'percentage',
    ar: 'officeTranslation',
  },
  client: { name: 'line', logo: 'line', category: 'category', services: 'clientServices', ar: 'clientTranslation' },
  job: {
    jobTitle: 'line',
    location: 'line',
    closingDate: 'day',
    publishedAt: 'moment',
    summary: 'paragraph',
    responsibilities: 'lines',
    qualifications: 'lines',
    ar: 'jobTranslation',
  },
  review: { fullName: 'line', rate: 'rating', service: 'service', message: 'paragraph', status: 'reviewState' },
} as const satisfies Record<EntryKind, Record<string, RepairControl>>;

/** How a field is repaired; undefined when it is no field of such an entry. */
export const controlOf = (kind: EntryKind, field: string): RepairControl | undefined =>
  (repairFields[kind] as Readonly<Record<string, RepairControl>>)[field];

/** What a field may be repaired to; undefined when it is no field of such an entry. */
export function repairSchemaOf(kind: EntryKind, field: string): z.ZodType | undefined {
  const control = controlOf(kind, field);
  return control && repairSchemas[control];
}

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

/** Why a field does not fit. */
export const Fault = z.object({
  /** A field of `repairFields`, or `_id`. */
  field: z.string(),
  /** Where in it: names, and places of a list from 0. */
  path: z.array(z.union([z.string(), z.number()])),
  reason: z.enum(faultReasons),
  /** The bound, when it is too small or too large. */
  bound: z.number().optional(),
});
export type Fault = z.infer<typeof Fault>;

/** An entry that the site leaves out until it is repaired. */
export const FaultyEntry = z.object({
  kind: z.enum(entryKinds),
  id: z.string(),
  name: z.string(),
  faults: z.array(Fault),
  /** What stands in the columns of the fields at fault, as text; null for nothing. */
  stored: z.record(z.string(), z.string().nullable()),
  /** Hash of the row as it was read: any change of the row changes it. */
  rowHash: z.string(),
});
export type FaultyEntry = z.infer<typeof FaultyEntry>;

/** As much as the reader may see; `total` counts all of that. */
export const Attention = z.object({ entries: z.array(FaultyEntry), total: z.int() });
export type Attention = z.infer<typeof Attention>;

/** Values of all fields at fault, and of no others. */
export const RepairEntry = z.strictObject({ rowHash: z.string().max(64), values: z.record(z.string(), z.unknown()) });
export type RepairEntry = z.infer<typeof RepairEntry>;
/** The row's key, and its hash after the repair: as long as the row has this hash, the repair can be undone. */
export const RepairedEntry = z.object({ id, rowHash: z.string() });
export type RepairedEntry = z.infer<typeof RepairedEntry>;
/** The hash of the row after the repair. */
export const UndoRepair = z.strictObject({ rowHash: z.string().max(64) });

/** What does not fit in an entry, one fault for each place; none when it fits. */
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
