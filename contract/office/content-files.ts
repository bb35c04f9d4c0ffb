import type { MessageKey } from '../messages.ts';
import { id, optionalText, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { ClientValues, StoryPart } from './clients.ts';
import { jobLimits, SentJob } from './jobs.ts';
import { OfficeValues } from './offices.ts';
import { MemberValues } from './people/members.ts';

/** Lists what is exported and imported; the names that files and commands use. */
export const contentKinds = ['clients', 'offices', 'members', 'jobs', 'texts'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentFormats = ['csv', 'json'] as const;
export type ContentFormat = (typeof contentFormats)[number];

/** Upper bounds of a file that is imported; `line` is in characters of one entry of a CSV file. */
export const contentFileLimits = { bytes: 5 * 1024 * 1024, entries: 5_000, line: 100_000 } as const;

/** Says how a field is written: as it is in JSON; content-cells.ts says how in a cell. */
export type ContentFieldType = 'text' | 'lines' | 'flag' | 'number' | 'services';

/** The fields of each kind, in the order of the columns. A name that ends in `Ar` is the Arabic beside the one before it. */
export const contentFields = {
  clients: {
    ...{ id: 'text', name: 'text', nameAr: 'text', category: 'text', services: 'services' },
    ...{ isPrivateWork: 'flag', comingSoon: 'flag', logo: 'text' },
    ...{ before: 'text', beforeAr: 'text', done: 'text', doneAr: 'text', now: 'text', nowAr: 'text' },
  },
  offices: {
    ...{ id: 'text', name: 'text', nameAr: 'text', country: 'text', countryAr: 'text', address: 'text', addressAr: 'text' },
    ...{ phone: 'text', email: 'text', website: 'text', googleMap: 'text', services: 'lines', servicesAr: 'lines' },
    ...{ showOnHome: 'flag', positionTop: 'number', positionLeft: 'number', logo: 'text' },
  },
  members: {
    ...{ id: 'text', name: 'text', nameAr: 'text', role: 'text', roleAr: 'text', duty: 'text', dutyAr: 'text' },
    ...{ isShown: 'flag', answersQuotes: 'flag', answersApplications: 'flag', portrait: 'text' },
  },
  jobs: {
    ...{ id: 'text', isDraft: 'flag', publishedAt: 'text', closedAt: 'text', archivedAt: 'text', closingDate: 'text' },
    ...{ title: 'text', titleAr: 'text', location: 'text', locationAr: 'text', summary: 'text', summaryAr: 'text' },
    ...{ responsibilities: 'lines', responsibilitiesAr: 'lines', qualifications: 'lines', qualificationsAr: 'lines' },
  },
  texts: { id: 'text', en: 'text', ar: 'text' },
} as const satisfies Record<ContentKind, Record<string, ContentFieldType>>;

/** Describes what a field holds in a file. Nothing is an empty text, an empty list, or null for a number. */
export interface ContentFieldValues {
  text: string;
  lines: string[];
  flag: boolean;
  number: number | null;
  services: { type: string; link?: string | undefined }[];
}

type Fields = typeof contentFields;

/** An entry as files have it. It has every field when it is exported; in a file to import, a field that is missing stays as it is. */
export type ContentEntry<Kind extends ContentKind> = {
  [Name in keyof Fields[Kind]]: ContentFieldValues[Fields[Kind][Name] & ContentFieldType];
};

const key = (name: MessageKey): MessageKey => name;

/** Nothing in a file is `nothing` in the contract. */
const orNothing = <Schema extends z.ZodType, Nothing extends null | undefined>(schema: Schema, nothing: Nothing) =>
  z.preprocess((value) => (value === '' || (Array.isArray(value) && value.length === 0) ? nothing : value), schema);

/** A new entry keeps the id that its file gives it, so that it is the same one in another installation. */
const newId = z.literal('').or(id.regex(/^[\w-]+$/, key('import.id')));

/** A client of a file, checked: what the editor of clients takes. */
export const ClientEntry = z.object({
  id: newId,
  name: ClientValues.shape.name,
  nameAr: orNothing(ClientValues.shape.name.optional(), undefined),
  category: ClientValues.shape.category,
  services: ClientValues.shape.services,
  isPrivateWork: z.boolean(),
  comingSoon: z.boolean(),
  logo: ClientValues.shape.logo,
  before: StoryPart,
  beforeAr: StoryPart,
  done: StoryPart,
  doneAr: StoryPart,
  now: StoryPart,
  nowAr: StoryPart,
});

const { ar: officeInArabic, position } = OfficeValues.shape;
const percentage = position.unwrap().shape.top.nullable();

/** An office of a file, checked: what the editor of offices takes. */
export const OfficeEntry = z
  .object({
    ...OfficeValues.omit({ position: true, ar: true, website: true, googleMap: true, logo: true }).shape,
    id: newId,
    nameAr: orNothing(officeInArabic.shape.name, undefined),
    countryAr: orNothing(officeInArabic.shape.country, undefined),
    addressAr: orNothing(officeInArabic.shape.address, undefined),
    website: orNothing(OfficeValues.shape.website, null),
    googleMap: orNothing(OfficeValues.shape.googleMap, null),
    servicesAr: orNothing(officeInArabic.shape.services, undefined),
    positionTop: percentage,
    positionLeft: percentage,
    logo: orNothing(OfficeValues.shape.logo, null),
  })
  .refine(({ positionTop, positionLeft }) => (positionTop === null) === (positionLeft === null), {
    path: ['positionLeft'],
    error: key('import.position'),
  });

const memberInArabic = MemberValues.shape.ar.shape;

/** Somebody of a file, checked: what the editor of people takes. */
export const MemberEntry = z.object({
  ...MemberValues.omit({ ar: true, answers: true, portrait: true }).shape,
  id: newId,
  nameAr: orNothing(memberInArabic.name, undefined),
  roleAr: orNothing(memberInArabic.role, undefined),
  dutyAr: orNothing(memberInArabic.duty, undefined),
  answersQuotes: z.boolean(),
  answersApplications: z.boolean(),
  portrait: orNothing(MemberValues.shape.portrait, null),
});

const { en: text } = SentJob.shape;
const jobLines = z.array(optionalText('line', jobLimits.line)).max(jobLimits.lines, key('office.tooManyLines'));
const moment = orNothing(timestamp.nullable(), null);

/** A job of a file, checked: its text as far as it is written, and where it stands. */
export const JobEntry = z.object({
  id: newId,
  /** Changes that are not public, of the job with the same id that is. */
  isDraft: z.boolean(),
  /** Null for a job that never was public. */
  publishedAt: moment,
  /** The time at which it was closed by hand, before its day. */
  closedAt: moment,
  archivedAt: moment,
  closingDate: SentJob.shape.closingDate,
  title: text.shape.jobTitle,
  titleAr: text.shape.jobTitle,
  location: text.shape.location,
  locationAr: text.shape.location,
  summary: text.shape.summary,
  summaryAr: text.shape.summary,
  responsibilities: jobLines,
  responsibilitiesAr: jobLines,
  qualifications: jobLines,
  qualificationsAr: jobLines,
});

/** Says where a line of an import report stands in its file. */
const place = {
  /** The row of a CSV file, as spreadsheets number it; of a JSON file, the number of the entry. Null: the file as a whole. */
  row: z.int().nullable(),
  /** The line in the text of the file, where that is known. */
  line: z.int().nullable(),
};

/** Describes what an import does, or would do. */
export const ImportReport = z.object({
  what: z.enum(contentKinds),
  format: z.enum(contentFormats),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }),
  /** With any, nothing is imported. `name`: of the entry, as far as the file says it. `field`: as the file calls it. */
  faults: z.array(z.object({ ...place, name: z.string(), field: z.string().nullable(), message: z.string() })),
  /** Lists what is new, and what is changed with the fields that differ; in the order of the file. */
  changes: z.array(z.object({ ...place, name: z.string(), outcome: z.enum(['new', 'changed']), fields: z.array(z.string()) })),
  /** Stands for what the file and what is stored were: an import that names it does what this report says, or nothing. */
  basis: z.string(),
  isDone: z.boolean(),
});
export type ImportReport = z.infer<typeof ImportReport>;
