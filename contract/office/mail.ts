import { limits } from '../limits.ts';
import { email, id, line, optionalText, paragraph, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { Locale } from './account.ts';

/** Upper bounds of a mail that staff write, and of a reply that they take down, in UTF-16 code units. */
export const mailLimits = { subject: 200, text: 20_000 } as const;

/** Upper bounds of who else gets a mail: addresses of a list, and characters that may be typed of one. */
export const copyLimits = { addresses: 10, typed: 2_000 } as const;

/** Names who else gets a mail. */
export const Copies = z.array(email(limits.email)).max(copyLimits.addresses).optional();

/** The addresses in what somebody has typed: between commas, semicolons or spaces, or as programs copy them, in angle brackets behind a name. */
export const typedAddresses = (typed: string): string[] => {
  const addresses = typed
    .split(/[,;\n،؛]+/)
    .flatMap((part) => /<([^<>]+)>\s*$/.exec(part)?.[1] ?? part.split(/\s+/))
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
};

/** Upper bounds of a mail of the mailbox that are kept, in UTF-16 code units. */
export const keptMailLimits = { subject: 300, text: 100_000 } as const;

/** Seconds in which an answer can be taken back. */
export const takeBackSeconds = 10;

const RefusedCopy = z.object({ address: z.string(), reason: z.string() });

/** Lists who did not get a copy of a mail, each with the response of the mail server. */
export const RefusedCopies = z.array(RefusedCopy);
export type RefusedCopies = z.infer<typeof RefusedCopies>;

/**
 * What became of a mail. `held`: it can still be taken back. `written`: to a file, because there was no SMTP server. `uncertain`: the server stopped
 * while it was handed over, and it may have been sent. `bounced`: it was sent, and has come back.
 */
export const DeliveryStatus = z.object({
  state: z.enum(['held', 'waiting', 'uncertain', 'sent', 'written', 'refused', 'bounced', 'taken-back']),
  /** The time at which it goes, went, or was refused. */
  at: timestamp,
  /** The SMTP server's response, when it refused. */
  reason: z.string().nullable(),
  /** Left out where everybody has got a copy, or may still get one. */
  refusedCopies: RefusedCopies.optional(),
});
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** Placeholders of templates, filled from the quote and its reader where they can be. */
export const templatePlaceholders = ['firstName', 'fullName', 'reference', 'country', 'myName', 'company', 'phone', 'date'] as const;
/** Placeholders of templates for applications. `interview`: its day and time, `duration`: its length; `link`: the applicant's own page. */
export const applicationPlaceholders = [
  'firstName',
  'fullName',
  'reference',
  'job',
  'interview',
  'place',
  'duration',
  'link',
  'myName',
  'company',
  'phone',
  'date',
] as const;
/** Lists what mails a template is for. */
export const templatePurposes = ['quotes', 'applications'] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];
/** The placeholders that a template can have, by its purpose. */
export const placeholdersOf: Record<
  TemplatePurpose,
  readonly ((typeof templatePlaceholders)[number] | (typeof applicationPlaceholders)[number])[]
> = {
  quotes: templatePlaceholders,
  applications: applicationPlaceholders,
};
/** `{{firstName}}` is filled; `[[day and time]]` is asked for. */
export const Template = z.object({
  id,
  name: z.string(),
  purpose: z.enum(templatePurposes),
  locale: Locale,
  subject: z.string(),
  text: z.string(),
  version: z.int(),
});
export type Template = z.infer<typeof Template>;
export const NewTemplate = z.object({
  name: line(60),
  purpose: z.enum(templatePurposes).default('quotes'),
  locale: Locale,
  /** Empty for the standard subject of its purpose. */
  subject: optionalText('line', mailLimits.subject),
  text: paragraph(mailLimits.text),
});
