import { CompanyFields } from '../company.ts';
import { limits } from '../limits.ts';
import type { OfficeMessageKey } from '../messages.ts';
import { email, line, paragraph } from '../schema.ts';
import { z } from '../zod.ts';
import { isAllowed, type Permission, type Roles } from './permissions.ts';

const aimKey: OfficeMessageKey = 'company.aim';
const taxKey: OfficeMessageKey = 'company.tax';

/** Recipients of a mail about each. With none no mail is sent, and the item waits in Today. */
const recipients = z.array(email(limits.email)).max(10);

/** Describes what only the Office sees, or mails. */
export const OfficeOnlyFields = z.object({
  toldQuotes: recipients,
  toldReviews: recipients,
  toldApplications: recipients,
  /** Addresses to tell of mails that did not arrive. */
  toldFailedMails: recipients,
  /** Lines below the names of writer and company in answers. */
  signature: z.strictObject({ en: paragraph(400), ar: paragraph(400).optional() }).nullable(),
  /** The tax of price offers, in both languages; null for a company that takes none. */
  taxName: z.strictObject({ en: line(40), ar: line(40).optional() }).nullable(),
  /** Per cent of the net amount, with up to two decimals. */
  taxPercent: z
    .number(taxKey)
    .min(0, taxKey)
    .max(100, taxKey)
    .refine((percent) => Number(percent.toFixed(2)) === percent, taxKey)
    .nullable(),
  /** Hours within which a first answer is to go out. */
  aimHours: z.int(aimKey).min(1, aimKey).max(720, aimKey),
  /** Whether everybody needs a passkey or an authenticator, as owners do. */
  requiresSecondFactor: z.boolean(),
  /** Whether colleagues may sign in at the providers of the settings. */
  allowsProviders: z.boolean(),
  /** Whether everybody but owners has to, while they may. */
  requiresProviders: z.boolean(),
});
export type OfficeOnlyFields = z.infer<typeof OfficeOnlyFields>;

/** Everything of the company that the Office can change. */
export const AllCompanySettings = CompanyFields.extend(OfficeOnlyFields.shape);
export type AllCompanySettings = z.infer<typeof AllCompanySettings>;

/** Holds what only owners change; editors change hours too, by themselves (contract/hours/office-hours.ts). */
export const CompanySettings = AllCompanySettings.omit({ weekHours: true, hoursLabel: true, hoursOtherwise: true, hoursExceptions: true });
export type CompanySettings = z.infer<typeof CompanySettings>;
export type CompanyField = keyof CompanySettings;
export const companyFields = Object.keys(CompanySettings.shape) as CompanyField[];

/** The permission for changing a field, where that is not the one for the company. */
const fieldPermissions: Partial<Record<CompanyField, Permission>> = { servicesOff: 'content.publish' };

/** Returns the fields of these that a role may see and change. */
export const fieldsFor = (roles: Roles, fields: readonly CompanyField[] = companyFields): CompanyField[] =>
  fields.filter((field) => isAllowed(roles, fieldPermissions[field] ?? 'company.change'));

const Field = z.enum(companyFields as [CompanyField, ...CompanyField[]]);

/** Describes the fields that the reader may change; owners all of them. */
export const OfficeCompany = z.object({
  /** Holds what was changed in the Office. */
  values: CompanySettings.partial(),
  /**
   * What applies without: from `brand.config.ts` and the settings of the server; null is none. Not checked: a text there may be longer than one
   * that is written here.
   */
  configured: z.custom<CompanySettings>((value) => typeof value === 'object'),
  version: z.int(),
});
export type OfficeCompany = z.infer<typeof OfficeCompany>;

/** Sent with `If-Match`; 412 carries the newer state. Fields in `reset` are as configured again. */
export const ChangeCompany = CompanySettings.partial().extend({ reset: z.array(Field).default([]) });
export type ChangeCompany = z.input<typeof ChangeCompany>;
