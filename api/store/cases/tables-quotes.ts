import type { Generated } from 'kysely';
import type { QuoteValues } from '#contract/forms/quote';
import type { QuoteState } from '#contract/office/quote-states';
import type { Turn } from '#contract/office/quotes';
import type { Json, SubmissionColumns } from '../column-types.ts';

export interface QuoteTable extends SubmissionColumns, QuoteValues {
  state: Generated<QuoteState>;
  /** Follows from state, answers and replies, as the columns up to `excerpt` do. */
  turn: Generated<Turn>;
  waitsSince: string | null;
  /** Tells whose turn it is and since when, as a text by which the list is sorted. */
  rank: Generated<string>;
  firstAnsweredAt: string | null;
  /** The account of who gave the first answer, and how many minutes after the quote had come. */
  firstAnsweredBy: string | null;
  firstAnswerMinutes: number | null;
  /** Beginning of what was written last. */
  excerpt: Generated<string>;
  /** The name, normalized. */
  sortName: Generated<string>;
  /** The moment at which it was last won or lost, and the reason: both say something only while it is. A name of `closingReasons`, or own words. */
  closedAt: string | null;
  closingReason: string | null;
  assigneeId: string | null;
  remindAt: string | null;
  /** The quote that this one has become a part of. */
  mergedInto: string | null;
  /** Brought back when the merge is taken back. */
  stateBeforeMerge: QuoteState | null;
  version: Generated<number>;
}

export interface SavedViewTable {
  id: string;
  accountId: string;
  name: string;
  query: Json;
  createdAt: string;
}
