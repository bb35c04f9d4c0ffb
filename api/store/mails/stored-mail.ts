import type { Selectable } from 'kysely';
import type { OutboxTable } from './tables-mail.ts';

type Row = Selectable<OutboxTable>;

export type StoredMail = Omit<Row, 'id' | 'refused'> & { _id: string; refused: boolean };

/** A mail as it will be sent. */
export type NewMail = Pick<Row, 'reference' | 'kind' | 'messageId' | 'recipient' | 'replyTo' | 'subject' | 'body' | 'html'> &
  Partial<Pick<Row, 'fromName' | 'inReplyTo' | 'cc' | 'bcc' | 'calendar' | 'scheduledFor' | 'leavingUrl'>>;

export function toMail({ id, refused, ...mail }: Row): StoredMail {
  return { _id: id, ...mail, refused: refused === 1 };
}
