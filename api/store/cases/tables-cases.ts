import type { Generated } from 'kysely';
import type { MarkReason } from '#contract/office/cases/marks';
import type { MessageOrigin } from '#contract/office/conversation';
import type { Flag, Json } from '../column-types.ts';

/** Names what is answered, and what staff work on besides. */
export type CaseName = 'quote' | 'application';

export interface NoteTable {
  id: string;
  about: CaseName;
  aboutId: string;
  authorId: string | null;
  at: string;
  editedAt: string | null;
  /** Removed by its author, who can bring it back. */
  removedAt: string | null;
  text: string;
  version: number;
  mergedFrom: string | null;
}

/** A mail that staff wrote. */
export interface AnswerTable {
  id: string;
  about: CaseName | 'review';
  aboutId: string;
  authorId: string | null;
  at: string;
  subject: string;
  text: string;
  /** The id of the mail in the outbox. */
  mailId: string;
  messageId: string;
  /** The version of what it is about, with this answer. */
  version: number;
  /** Keeps what that was before. */
  before: Json;
  /** Names who else got it, as lists of e-mail addresses; null where nobody did. */
  cc: Json | null;
  bcc: Json | null;
  mergedFrom: string | null;
}

export interface ReplyTable {
  id: string;
  about: CaseName;
  aboutId: string;
  at: string;
  /** Null when staff have written it down. */
  messageId: string | null;
  inReplyTo: string | null;
  subject: string;
  text: string;
  byHand: Flag;
  attachments: Json;
  /** Tells whose words these are. */
  origin: Generated<MessageOrigin>;
  /** From whom the mail came, as it says itself; empty for what staff have written down. */
  senderName: Generated<string>;
  senderEmail: Generated<string>;
  marks: Generated<Json>;
  /** The address that it wants its answer at, where that is another one than its sender's. */
  replyTo: string | null;
  /** The version of what it is about, with this reply. */
  version: number;
  mergedFrom: string | null;
}

export interface DraftTable {
  id: string;
  about: CaseName;
  aboutId: string;
  accountId: string;
  subject: string;
  text: string;
  /** Names who else gets it, as it is typed; null in rows of a release without them. */
  cc: string | null;
  bcc: string | null;
  /** Keeps the interview that goes with a mail to an applicant; null where none was chosen. */
  interview: Json | null;
  /** The template that it began with; null for none. */
  templateId: string | null;
  savedAt: string;
}

export interface CaseFileTable {
  id: string;
  about: CaseName;
  aboutId: string;
  /** Identifies who has attached it; null for one that was sent to us. */
  accountId: string | null;
  /** The mail that it went out with; null while that is not sent. */
  mailId: string | null;
  /** Key of the file in the private area. */
  key: string;
  /** Its person's own name for it: display text, never a path. Its extension says what it is. */
  name: string;
  /** Bytes. */
  size: number;
  at: string;
  /** Taken off an unsent answer, to which it can come back. */
  removedAt: string | null;
  mergedFrom: string | null;
}

/** Marks a case for one colleague until they open it; each has one at most for a person. */
export interface MarkTable {
  id: string;
  about: CaseName;
  aboutId: string;
  accountId: string;
  reason: MarkReason;
  /** The colleague who gave it to them, or named them. */
  byId: string;
  at: string;
}
