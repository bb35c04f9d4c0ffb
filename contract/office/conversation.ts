import { id, paragraph, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { MailFate, mailLimits } from './mail.ts';
import { NoteEntry } from './notes.ts';

/** What was written about a request or an application, by either side or among colleagues. */
export const ConversationEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received'), id, at: timestamp }),
  NoteEntry,
  z.object({
    kind: z.literal('answer'),
    id,
    at: timestamp,
    authorId: id.nullable(),
    subject: z.string(),
    text: z.string(),
    mailId: id,
    fate: MailFate,
  }),
  z.object({
    kind: z.literal('reply'),
    id,
    at: timestamp,
    subject: z.string(),
    text: z.string(),
    /** Marked by hand, because no mailbox is read. */
    byHand: z.boolean(),
    attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  }),
  z.object({ kind: z.literal('receipt'), id, at: timestamp, mailId: id, fate: MailFate }),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;

/** A colleague's unsent mail. */
export const Draft = z.object({ subject: z.string().max(mailLimits.subject), text: z.string().max(mailLimits.text), savedAt: timestamp });
export type Draft = z.infer<typeof Draft>;

/** What somebody said on the telephone, or wrote to a mailbox that is not read. */
export const NewReply = z.object({ text: paragraph(mailLimits.text) });
