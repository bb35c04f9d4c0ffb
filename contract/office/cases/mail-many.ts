import { locales } from '../../locales.ts';
import { id, line, paragraph, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import { mailLimits } from '../mail.ts';

const words = z.object({ subject: line(mailLimits.subject), text: paragraph(mailLimits.text) });

/** Days for which mails can be put off. */
export const maxDaysAhead = 30;

/** Cases that one request may write to. */
export const maxWrittenTo = 200;

/** One mail to many, in the language of each. `{{firstName}}` and the like are filled for each. */
export const mailToMany = <State extends z.ZodType>(state: State) =>
  z.object({
    ids: z.array(id).min(1).max(maxWrittenTo),
    /** By id, the versions that the writer saw; one that has another now is left out. */
    versions: z.record(z.string(), z.int()).optional(),
    /** The state that each gets when its mail goes. */
    state: state.optional(),
    /** By language; whoever reads another is left out. */
    texts: z.object(
      Object.fromEntries(locales.map((locale) => [locale, words.optional()])) as Record<
        (typeof locales)[number],
        z.ZodOptional<typeof words>
      >,
    ),
    /** Puts them off until then; without it, they leave when they can no longer be taken back. */
    leavesAt: timestamp.optional(),
  });
export type MailToMany = z.infer<ReturnType<typeof mailToMany<z.ZodType<string>>>>;

/**
 * Says why somebody was left out: they were told already, have no address or one that mails came back from, have the address of another one who is
 * written to, read a language without words; somebody was faster; something in the words stays open; the state may not follow.
 */
export const leftOutReasons = ['told', 'no-address', 'undeliverable', 'same-address', 'no-words', 'changed', 'open', 'impossible'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const LeftOut = z.object({ id, name: z.string(), reason: z.enum(leftOutReasons) });
export type LeftOut = z.infer<typeof LeftOut>;

/** Describes whom a mail to many was written to, and when it leaves. */
export const writtenToMany = <Row extends z.ZodType>(row: Row) =>
  z.object({ written: z.array(row), leftOut: z.array(LeftOut), leavesAt: timestamp });
