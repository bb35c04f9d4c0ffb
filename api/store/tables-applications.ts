import type { Generated } from 'kysely';
import type { ApplicationState } from '#contract/office/applications';
import type { MessageOrigin } from '#contract/office/conversation';
import type { Flag, Json } from './tables.ts';

/** What staff decide about an application; columns of `applicants`. */
export interface ApplicationColumns {
  state: Generated<ApplicationState>;
  /** Since when it is in this state; empty in rows of a release without the Office: since it came. */
  stateSince: Generated<string>;
  /** Place of the state and since when, as a text by which lists are sorted. */
  rank: Generated<string>;
  /** The name, folded. */
  sortName: Generated<string>;
  /** 1 to 5; 0 while it is not rated, so that it sorts below. */
  rating: Generated<number>;
  assigneeId: string | null;
  interviewAt: string | null;
  /** What the applicant is shown until they are told that they were declined. */
  stateBeforeDecline: ApplicationState | null;
  toldAt: string | null;
  /** The last reply that nobody has answered. */
  wroteAt: string | null;
  version: Generated<number>;
}

export interface ApplicationNoteTable {
  id: string;
  applicationId: string;
  authorId: string | null;
  at: string;
  editedAt: string | null;
  /** Removed by its author, who can bring it back. */
  removedAt: string | null;
  text: string;
  version: number;
}

export interface ApplicationReplyTable {
  id: string;
  applicationId: string;
  at: string;
  /** Null when staff have written it down. */
  messageId: string | null;
  inReplyTo: string | null;
  subject: string;
  text: string;
  byHand: Flag;
  attachments: Json;
  /** Whose words these are. */
  origin: Generated<MessageOrigin>;
  /** From whom the mail came, as it says itself; empty for what staff have written down. */
  senderName: Generated<string>;
  senderEmail: Generated<string>;
  marks: Generated<Json>;
  /** That of the application, with this reply. */
  version: number;
}

export interface ApplicationDraftTable {
  id: string;
  applicationId: string;
  accountId: string;
  subject: string;
  text: string;
  savedAt: string;
}
