import { Branch, BranchTranslation } from '../branch.ts';
import { limits } from '../limits.ts';
import type { OfficeMessageKey } from '../messages.ts';
import { email, id, line, phone } from '../schema.ts';
import { isWebUrl } from '../web-url.ts';
import { z } from '../zod.ts';

/** Upper bounds of what an office says; lengths are in UTF-16 code units. */
export const officeLimits = { address: 300, service: 80, services: 60, url: 2_000 } as const;

/** An office of the company as the Office shows it. What is not there is null; positions are percentages of the map picture. */
export const CompanyOffice = Branch.omit({ _id: true })
  .extend({
    id,
    name: z.string(),
    country: z.string(),
    website: z.string().nullable(),
    googleMap: z.string().nullable(),
    logo: z.string().nullable(),
    /** Null: in the middle. */
    position: z.object({ top: z.number(), left: z.number() }).nullable(),
    /** Holds what it says in Arabic; what is missing stays as it was written. */
    ar: BranchTranslation,
    /** The site leaves it out until it is saved anew: a part of it is not what the site expects. */
    needsAttention: z.boolean(),
    version: z.int(),
  })
  .omit({ positionTop: true, positionLeft: true });
export type CompanyOffice = z.infer<typeof CompanyOffice>;

export const CompanyOffices = z.object({
  /** In the order of the site. */
  offices: z.array(CompanyOffice),
  /** Never public; each can be brought back. */
  deleted: z.array(CompanyOffice),
});
export type CompanyOffices = z.infer<typeof CompanyOffices>;

const webAddress = line(officeLimits.url).refine(isWebUrl, 'office.invalidWebAddress' satisfies OfficeMessageKey);
const services = z.array(line(officeLimits.service)).max(officeLimits.services, 'office.tooManyLines' satisfies OfficeMessageKey);
const percentage = z.number().min(0).max(100);
const name = line(limits.name);
const country = line(limits.country);
const address = line(officeLimits.address);

/** Describes what the editor of an office writes. */
export const OfficeValues = z.strictObject({
  name,
  country,
  address,
  phone: phone(limits.phone),
  email: email(limits.email),
  website: webAddress.nullable(),
  googleMap: webAddress.nullable(),
  services,
  /** Path of an upload, or another picture that stands there already. */
  logo: line(officeLimits.url).nullable(),
  showOnHome: z.boolean(),
  position: z.strictObject({ top: percentage, left: percentage }).nullable(),
  ar: z.strictObject({ name, country, address, services }).partial(),
});
export type OfficeValues = z.infer<typeof OfficeValues>;

/** Sent with `If-Match`; what is left out stays. Deleting is a change like any other, and so is bringing back. */
export const ChangeOffice = OfficeValues.partial().extend({ isDeleted: z.boolean().optional() });
export type ChangeOffice = z.infer<typeof ChangeOffice>;
