import { z } from '../zod.ts';

/** The marks of a campaign that count, with the column that each has. */
export const campaignMarks = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** Says where a submission came from, each a text that is empty where it is not known. */
export const Source = z.object({
  /** The page on which the form was, as its path in the default language. */
  sourcePage: z.string(),
  /** The page of the site before it. */
  sourceBefore: z.string(),
  /** The host that led to the first page of the visit. */
  sourceHost: z.string(),
  utmSource: z.string(),
  utmMedium: z.string(),
  utmCampaign: z.string(),
  utmTerm: z.string(),
  utmContent: z.string(),
});
export type Source = z.infer<typeof Source>;

/** Each is a column of its name. */
export const sourceFields = Object.keys(Source.shape) as (keyof Source)[];

export const noSource: Source = {
  ...{ sourcePage: '', sourceBefore: '', sourceHost: '' },
  ...{ utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
};

/** The columns of a source, out of a row that has others too. */
export const sourceIn = (row: Source): Source => Object.fromEntries(sourceFields.map((name) => [name, row[name]])) as Source;
