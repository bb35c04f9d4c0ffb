import { ClientStory } from '../client.ts';
import { cursor, id, line, optionalText, timestamp } from '../schema.ts';
import { clientCategories, serviceIds } from '../services.ts';
import { isWebUrl } from '../web-url.ts';
import { z } from '../zod.ts';
import { clientMarks } from './client-marks.ts';

/** Upper bounds, in UTF-16 code units. */
export const clientLimits = { name: 120, link: 500, logo: 500, story: 400 } as const;

const webLink = line(clientLimits.link).refine(isWebUrl, { error: 'office.invalidWebAddress' });

/** Names what was done for a client; the link leads to what came of it. */
export const NewClientService = z.object({ type: z.enum(serviceIds), link: webLink.optional() });
export type NewClientService = z.infer<typeof NewClientService>;

/** A part of a client's story as staff write it. */
export const StoryPart = optionalText('paragraph', clientLimits.story);
const StoryValues = z.object({ before: StoryPart, done: StoryPart, now: StoryPart });

const eachOnce = (services: readonly { type: string }[]) => new Set(services.map(({ type }) => type)).size === services.length;

/** A client as staff write it. */
export const ClientValues = z.object({
  name: line(clientLimits.name),
  /** In Arabic; null for a client whose name is the same in every language. */
  ar: z.object({ name: line(clientLimits.name) }).nullable(),
  /** Path of a logo that is kept; empty without one, and then the name stands in its place. */
  logo: z.string().max(clientLimits.logo),
  category: z.enum(clientCategories),
  services: z.array(NewClientService).max(serviceIds.length).refine(eachOnce, { error: 'office.serviceTwice' }),
  isPrivateWork: z.boolean(),
  comingSoon: z.boolean(),
  /** By language; null where nothing of it is written. Those that are missing stay as they are. */
  stories: z.object({ en: StoryValues.nullable(), ar: StoryValues.nullable() }).optional(),
});
export type ClientValues = z.infer<typeof ClientValues>;

export const OfficeClient = z.object({
  id,
  name: z.string(),
  ar: z.object({ name: z.string() }).nullable(),
  logo: z.string(),
  /** The logo in the width of a clients page's cell, where there is one. */
  smallLogo: z.string(),
  /** Null: one that the site does not know. */
  category: z.enum(clientCategories).nullable(),
  services: z.array(z.object({ type: z.enum(serviceIds), link: z.string().optional() })),
  isPrivateWork: z.boolean(),
  comingSoon: z.boolean(),
  stories: z.object({ en: ClientStory.nullable(), ar: ClientStory.nullable() }),
  /** Place on the clients page, from 1; null for those that are off it. */
  place: z.int().nullable(),
  /** The time at which it was taken off the clients page. */
  deletedAt: timestamp.nullable(),
  /** The site leaves it out until it is saved anew: a part of it is not what the site expects. */
  needsAttention: z.boolean(),
  version: z.int(),
});
export type OfficeClient = z.infer<typeof OfficeClient>;

export const ClientQuery = z.object({
  /** Beginnings of words of the name, in either language; normalized for Arabic. */
  search: z.string().trim().max(200).optional(),
  /** Services whose clients a search finds too: the reader knows them by their names. */
  named: z.array(z.enum(serviceIds)).optional(),
  category: z.array(z.enum(clientCategories)).optional(),
  /** All of them at once. */
  is: z.array(z.enum(clientMarks)).optional(),
  /** Asks for those that were taken off the clients page, the last one first. */
  off: z.boolean().optional(),
  /** Opaque; from the page before. */
  after: cursor.optional(),
  limit: z.int().min(1).max(200).default(100),
});
export type ClientQuery = z.infer<typeof ClientQuery>;

export const ClientPage = z.object({
  /** In the order of the clients page. */
  rows: z.array(OfficeClient),
  /** The total of the whole query, exact. */
  total: z.int(),
  next: z.string().nullable(),
});
export type ClientPage = z.infer<typeof ClientPage>;

/** Describes what the header of the list says of all clients. */
export const ClientSummary = z.object({
  /** On the clients page. */
  total: z.int(),
  withoutServices: z.int(),
  withoutArabic: z.int(),
  attention: z.int(),
  /** Taken off the clients page. */
  off: z.int(),
});
export type ClientSummary = z.infer<typeof ClientSummary>;
