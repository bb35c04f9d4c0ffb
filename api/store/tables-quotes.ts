import type { Generated } from 'kysely';
import type { QuoteValues } from '#contract/forms/quote';
import type { MessageOrigin } from '#contract/office/conversation';
import type { QuoteState, Turn } from '#contract/office/quotes';
import type { Flag, Json, SubmissionColumns } from './tables.ts';

export interface QuoteTable extends SubmissionColumns, QuoteValues {
  state: Generated<QuoteState>;
  /** Follows from state, answers and replies, as the columns up to `excerpt` do. */
  turn: Generated<Turn>;
  waitsSince: string | null;
  /** Whose turn and since when, as a text by which the list is sorted. */
  rank: Generated<string>;
  firstAnsweredAt: string | null;
  /** Beginning of what was written last. */
  excerpt: Generated<string>;
  /** The name, folded. */
  sortName: Generated<string>;
  assigneeId: string | null;
  remindAt: string | null;
  /** The request that this one has become a part of. */
  mergedInto: string | null;
  /** Brought back when the merge is taken back. */
  stateBeforeMerge: QuoteState | null;
  version: Generated<number>;
}

export interface NoteTable {
  id: string;
  quoteId: string;
  authorId: string | null;
  at: string;
  editedAt: string | null;
  /** Removed by its author, who can bring it back. */
  removedAt: string | null;
  text: string;
  version: number;
  mergedFrom: string | null;
}

export interface ReplyTable {
  id: string;
  quoteId: string;
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
  /** That of the quote, with this reply. */
  version: number;
  mergedFrom: string | null;
}

export interface DraftTable {
  id: string;
  quoteId: string;
  accountId: string;
  subject: string;
  text: string;
  savedAt: string;
}

export interface SavedViewTable {
  id: string;
  accountId: string;
  name: string;
  query: Json;
  createdAt: string;
}
