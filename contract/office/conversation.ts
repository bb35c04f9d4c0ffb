import { id, paragraph, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { Interview } from './cases/interviews.ts';
import { copyLimits, DeliveryStatus, mailLimits } from './mail.ts';
import { AttachedFile } from './mails/attachments.ts';
import { NoteEntry } from './notes.ts';

/**
 * Lists who has written a message that came: they, somebody else to it, a colleague by mail, a program, a mail server that says what did not arrive.
 */
export const messageOrigins = ['customer', 'other', 'colleague', 'automatic', 'bounce'] as const;
export type MessageOrigin = (typeof messageOrigins)[number];

/** Lists whose words are answers: whoever they are of is waiting for us. */
export const repliesOf = ['customer', 'other'] as const satisfies readonly MessageOrigin[];
export const isReply = (origin: MessageOrigin): boolean => repliesOf.some((kind) => kind === origin);

/** Lists what is to be said of a mail: it was longer, it could not be read, it answers an invitation. */
export const messageMarks = ['cut', 'unreadable', 'invitation', 'accepted', 'declined', 'tentative', 'cancelled'] as const;
export type MessageMark = (typeof messageMarks)[number];

/** A mail that came, as it is shown. */
export const received = {
  id,
  at: timestamp,
  subject: z.string(),
  text: z.string(),
  /** As the mail says itself; null for what was taken down here. */
  sender: z.object({ name: z.string(), email: z.string() }).nullable(),
  marks: z.array(z.enum(messageMarks)),
  /** `fileId`: of the file that is kept; without it, the mailbox alone has it. */
  attachments: z.array(z.object({ name: z.string(), size: z.int(), fileId: id.optional() })),
};

/** Describes what was written about a quote or an application, by either side or among colleagues. */
export const ConversationEntry = z.discriminatedUnion('kind', [
  /** `loggedBy`: the colleague who took it down in a call; null where it came by the site. */
  z.object({ kind: z.literal('received'), id, at: timestamp, loggedBy: id.nullable() }),
  NoteEntry,
  z.object({
    kind: z.literal('answer'),
    id,
    at: timestamp,
    authorId: id.nullable(),
    subject: z.string(),
    text: z.string(),
    files: z.array(AttachedFile),
    /** Names who else got it, openly and not. */
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    mailId: id,
    deliveryStatus: DeliveryStatus,
  }),
  z.object({
    kind: z.literal('reply'),
    ...received,
    /** Marked by hand, because no mailbox is read. */
    byHand: z.boolean(),
    /** From an address that is not known as theirs. */
    isFromOther: z.boolean(),
    /** From somebody who got a copy of an answer. */
    isFromCopied: z.boolean(),
    /** The address at which it wants its answer, where that is another one than its sender's. */
    replyTo: z.string().nullable(),
  }),
  /** Came by mail and answers nothing: it is read by staff alone, and quoted to nobody. */
  z.object({ kind: z.literal('mail'), ...received, origin: z.enum(messageOrigins).exclude(repliesOf) }),
  z.object({ kind: z.literal('receipt'), id, at: timestamp, mailId: id, deliveryStatus: DeliveryStatus }),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;

/** A colleague's unsent mail. */
export const Draft = z.object({
  subject: z.string().max(mailLimits.subject),
  text: z.string().max(mailLimits.text),
  /** Names who else gets it, as it is typed. */
  cc: z.string().max(copyLimits.typed).default(''),
  bcc: z.string().max(copyLimits.typed).default(''),
  /** Goes with a mail to an applicant; null: it is cancelled with it. Left out, it stays as it is. */
  interview: Interview.nullable().optional(),
  /** The template that it began with; left out for none. */
  templateId: id.optional(),
  savedAt: timestamp,
});
export type Draft = z.infer<typeof Draft>;

/** Describes what somebody said on the telephone, or wrote to a mailbox that is not read. */
export const NewReply = z.object({ text: paragraph(mailLimits.text) });
