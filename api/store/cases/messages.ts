import type { Selectable } from 'kysely';
import { type MessageMark, type MessageOrigin, received } from '#contract/office/conversation';
import { z } from '#contract/zod';
import { flag, fromJson, json } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { ReplyTable } from './tables-cases.ts';

export interface Reply {
  id: string;
  at: string;
  subject: string;
  text: string;
  byHand: boolean;
  /** `fileId`: of the file that is kept. */
  attachments: { name: string; size: number; fileId?: string | undefined }[];
  /** The address that it wants its answer at, where that is another one than its sender's. */
  replyTo: string | null;
  origin: MessageOrigin;
  sender: { name: string; email: string } | null;
  marks: MessageMark[];
}

/** Describes what has come from outside, or was taken down here. */
export interface NewReply
  extends Omit<Reply, 'id' | 'origin' | 'sender' | 'marks' | 'replyTo'>,
    Partial<Pick<Reply, 'origin' | 'sender' | 'marks' | 'replyTo'>> {
  messageId: string | null;
  inReplyTo: string | null;
  version: number;
}

type MessageRow = Omit<Selectable<ReplyTable>, 'about' | 'aboutId' | 'mergedFrom'>;

/** The columns of what has come, whatever it is about. */
export const messageColumns = ({ byHand, attachments, origin, sender, marks, replyTo, ...message }: NewReply): MessageRow => ({
  ...message,
  id: newId(),
  byHand: flag(byHand),
  attachments: json(attachments),
  origin: origin ?? 'customer',
  senderName: sender?.name ?? '',
  senderEmail: sender?.email ?? '',
  marks: json(marks ?? []),
  replyTo: replyTo ?? null,
});

export const toMessage = (row: MessageRow): Reply & { messageId: string | null } => ({
  id: row.id,
  at: row.at,
  subject: row.subject,
  text: row.text,
  messageId: row.messageId,
  byHand: row.byHand === 1,
  attachments: fromJson(received.attachments, row.attachments) ?? [],
  origin: row.origin,
  sender: row.senderName === '' && row.senderEmail === '' ? null : { name: row.senderName, email: row.senderEmail },
  replyTo: row.replyTo,
  marks: (fromJson(z.array(z.unknown()), row.marks) ?? []).flatMap((mark) => received.marks.element.safeParse(mark).data ?? []),
});

/**
 * Tells whether two mails with one message id are the same. One that an earlier release has stored says less of itself than the same mail does now.
 */
export const isSameMail = (stored: MessageRow, mail: NewReply): boolean =>
  stored.senderEmail === '' || (stored.text === mail.text && stored.subject === mail.subject);
