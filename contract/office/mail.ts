import { id, line, paragraph, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { Locale } from './account.ts';

/** Seconds in which an answer can be taken back. */
export const takeBackSeconds = 10;

/** What became of a mail. `held`: it can still be taken back. */
export const MailFate = z.object({
  state: z.enum(['held', 'waiting', 'sent', 'refused', 'taken-back']),
  /** When it goes, went, or was refused. */
  at: timestamp,
  /** The words of the other server, when it refused. */
  reason: z.string().nullable(),
});
export type MailFate = z.infer<typeof MailFate>;

/** A mail that could not be delivered. */
export const UndeliveredMail = z.object({
  id,
  kind: z.enum(['confirmation', 'staff', 'answer', 'account']),
  recipient: z.string(),
  subject: z.string(),
  at: timestamp,
  reason: z.string(),
  /** What it is about. */
  about: z.object({ kind: z.enum(['quote', 'review', 'application']), id, name: z.string(), reference: z.string() }).nullable(),
});
export type UndeliveredMail = z.infer<typeof UndeliveredMail>;
export const Resend = z.object({ recipient: z.email().optional() });

/** Gaps of templates, filled from the quote and its reader where they can be. */
export const templateGaps = ['firstName', 'fullName', 'reference', 'country', 'myName', 'company', 'phone', 'date'] as const;
/** `{{firstName}}` is filled; `[[day and time]]` is asked for. */
export const Template = z.object({ id, name: z.string(), locale: Locale, subject: z.string(), text: z.string(), version: z.int() });
export type Template = z.infer<typeof Template>;
export const NewTemplate = z.object({ name: line(60), locale: Locale, subject: line(200), text: paragraph(20_000) });
