import { HoursExceptions, WeekHours } from './hours/hours-schemas.ts';
import { applicationRetentionMonths, limits } from './limits.ts';
import type { OfficeMessageKey } from './messages.ts';
import { email, line, phone } from './schema.ts';
import { type ServicePage, servicePages } from './services.ts';
import { z } from './zod.ts';

const key = (name: OfficeMessageKey): OfficeMessageKey => name;

/** International format, E.164, with spaces where the company writes them. */
export const isPhoneNumber = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number.replaceAll(' ', ''));

const companyPhone = phone(limits.phone).refine(isPhoneNumber, key('company.phone'));
const link = line(500).pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: key('company.link') }));
const count = z.int(key('company.count')).min(1, key('company.count')).max(999_999, key('company.count'));

/** Characters of what is said of the hours: the longest fits its place in the company profile. */
export const hoursTextLimit = 50;

/** A text by language. One without Arabic is in English on Arabic pages too. */
const text = (max: number) => z.strictObject({ en: line(max), ar: line(max).optional() });

/** WGS 84, in degrees; south and west are negative. */
const position = z.strictObject({
  latitude: z.number(key('company.latitude')).min(-90, key('company.latitude')).max(90, key('company.latitude')),
  longitude: z.number(key('company.longitude')).min(-180, key('company.longitude')).max(180, key('company.longitude')),
});

/** In the order of the menus, each once. A page that a later release has no more is ignored, and the others stay as they were. */
const servicesOff = z
  .array(z.string() as unknown as z.ZodType<ServicePage>)
  .overwrite((off) => servicePages.filter((page) => off.includes(page)))
  .max(servicePages.length - 1, key('company.noService'));

const uptime = z
  .number(key('company.uptime'))
  .min(90, key('company.uptime'))
  .max(99.999, key('company.uptime'))
  .refine((percent) => Number(percent.toFixed(3)) === percent, key('company.uptime'));

/**
 * What the Office can change of the company, over `brand.config.ts`, whose schema explains each (`brand/schema.ts`). Where null is allowed the
 * company may do without: null takes away what the site says with it. What can be longest still fits its place in the company profile.
 */
export const CompanyFields = z.object({
  phone: companyPhone,
  email: email(60),
  /** The number of the chat link; without it there is no chat. */
  chatNumber: companyPhone.nullable(),
  chatGreeting: text(300),
  street: text(80),
  city: text(40),
  /** The head office in a map service. */
  map: link,
  position,
  weekHours: WeekHours,
  /** As the company writes `weekHours`; without it they are put into words. */
  hoursLabel: text(hoursTextLimit).nullable(),
  /** Applies to other times. */
  hoursOtherwise: text(hoursTextLimit).nullable(),
  hoursExceptions: HoursExceptions,
  facebook: link.nullable(),
  instagram: link.nullable(),
  linkedin: link.nullable(),
  x: link.nullable(),
  claimedClients: count.nullable(),
  claimedBranches: count.nullable(),
  claimedServices: count.nullable(),
  claimedProjects: count.nullable(),
  claimedProtectedBusinesses: count.nullable(),
  /** Per cent of the time. */
  claimedUptime: uptime.nullable(),
  /** Whether the company watches systems around the clock. */
  claimsMonitoring: z.boolean(),
  /** Whether it answers around the clock. */
  claimsSupport: z.boolean(),
  /** Pages of services that the company does not offer: these are neither there nor named in menus, lists and forms. */
  servicesOff,
  /** Months for which an application is kept; the privacy policy names them. */
  keepApplicationsMonths: z
    .int(key('company.keepApplications'))
    .min(1, key('company.keepApplications'))
    .max(applicationRetentionMonths, key('company.keepApplications')),
});
export type CompanyFields = z.infer<typeof CompanyFields>;

/** The fields that were changed; one that is missing is as configured. */
export const CompanyValues = CompanyFields.partial();
export type CompanyValues = z.infer<typeof CompanyValues>;
