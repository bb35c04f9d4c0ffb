import { limits } from './limits.ts';
import { id, line } from './schema.ts';
import { z } from './zod.ts';

const percentage = z.number().min(0).max(100);
/** Reads what an office is called by: without it there is nothing to show. */
const called = z.string().min(1);

/** An office of the company, which is also a company of the group. Positions are percentages of the map picture. */
export const Branch = z.object({
  _id: id,
  name: called,
  country: called,
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string().optional(),
  googleMap: z.string().optional(),
  services: z.array(z.string()),
  logo: z.string().optional(),
  showOnHome: z.boolean(),
  positionTop: percentage.optional(),
  positionLeft: percentage.optional(),
  isDeleted: z.boolean(),
});
export type Branch = z.infer<typeof Branch>;

/** An office in a second language; what is missing stays as it was written in the first. */
export const BranchTranslation = Branch.pick({ address: true, services: true }).extend({ name: z.string(), country: z.string() }).partial();
export type BranchTranslation = z.infer<typeof BranchTranslation>;

export const BranchQuery = z.object({
  showOnHome: z.stringbool().optional(),
  country: line(limits.country).optional().describe('The whole name, as it is without Accept-Language.'),
});
export type BranchQuery = z.infer<typeof BranchQuery>;
