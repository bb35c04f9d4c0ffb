import { quoteForm } from '../forms/quote.ts';
import { OfferRow } from '../offers/office-offers.ts';
import { valueSchemas } from '../request-schema.ts';
import { cursor, id, line, paragraph, timestamp } from '../schema.ts';
import { Source } from '../visits/source.ts';
import { z } from '../zod.ts';
import { Locale } from './account.ts';
import { receivedQuery } from './cases/received-days.ts';
import { bulkChangeOf, bulkResultOf } from './cases.ts';
import { ConversationEntry, Draft } from './conversation.ts';
import { enteredValues } from './entered-values.ts';
import { Copies, mailLimits } from './mail.ts';
import { AttachedFiles, attachmentLimits } from './mails/attachments.ts';
import { closingReasonLength, quoteSorts, quoteStates, quoteViews } from './quote-states.ts';
import { SpamReason } from './spam-reasons.ts';

/** Lists whose turn it is: of a person who was never answered, of us because they wrote again, of them, of nobody. */
export const turns = ['first-answer', 'ours', 'theirs', 'nobody'] as const;
export type Turn = (typeof turns)[number];

export const QuoteRow = z.object({
  id,
  reference: z.string(),
  receivedAt: timestamp,
  fullName: z.string(),
  email: z.string(),
  country: z.string(),
  /** The beginning of what was written last, on one line. */
  excerpt: z.string(),
  locale: Locale,
  state: z.enum(quoteStates),
  turn: z.enum(turns),
  /** Since when it is the turn of whoever it is; null when nobody's. */
  waitsSince: timestamp.nullable(),
  assigneeId: id.nullable(),
  remindAt: timestamp.nullable(),
  /** Says why it was won or lost: a name of `closingReasons`, or own words; null where nobody said, and of one that was opened again nobody asks. */
  closingReason: z.string().nullable(),
  suspicious: z.boolean(),
  version: z.int(),
});
export type QuoteRow = z.infer<typeof QuoteRow>;

export const QuoteQuery = z.object({
  view: z.enum(quoteViews).default('waiting'),
  /** Names, words of messages and notes, references; normalized for Arabic. */
  search: z.string().trim().max(200).optional(),
  state: z.array(z.enum(quoteStates)).optional(),
  /** Ids of colleagues; `nobody`. */
  assignee: z.array(z.string()).optional(),
  country: z.array(z.string()).optional(),
  /** Pages that led to the form, as their path in the default language. */
  page: z.array(z.string().max(200)).optional(),
  campaign: z.array(z.string().max(200)).optional(),
  /** Sites at which the link of a campaign stood, or that led here without one. */
  source: z.array(z.string().max(200)).optional(),
  /** The language of the page. */
  locale: z.array(Locale).optional(),
  ...receivedQuery,
  /** Only what waits longer than the aim. */
  overdue: z.boolean().optional(),
  sort: z.enum(quoteSorts).default('turn'),
  /** Opaque; from the page before. */
  after: cursor.optional(),
  limit: z.int().min(1).max(200).default(50),
});
export type QuoteQuery = z.infer<typeof QuoteQuery>;

export const QuotePage = z.object({
  rows: z.array(QuoteRow),
  /** The total of the whole query, exact. */
  total: z.int(),
  next: z.string().nullable(),
  /** Counts every view under the same search and filters, for the tabs; overdue: of those waiting for a first answer. */
  counts: z.object({ waiting: z.int(), mine: z.int(), open: z.int(), everything: z.int(), suspicious: z.int(), overdue: z.int() }),
});
export type QuotePage = z.infer<typeof QuotePage>;

/** Countries that quotes come from, those of most quotes first. */
export const QuoteCountries = z.array(z.string());

/** Lists what stands in the timeline besides what was written. */
const quoteSteps = [
  'state',
  'assignee',
  'reminder',
  'merged',
  'separated',
  'reopened',
  'reason',
  'spam',
  'email-added',
  'email-changed',
  'email-removed',
  'offer-issued',
  'offer-accepted',
  'offer-withdrawn',
  'offer-reopened',
] as const;

/** Describes what happened, the newest last. Only staff see it. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  ...ConversationEntry.options,
  /** A change of state, assignee, reminder; a merge. */
  z.object({
    kind: z.literal('change'),
    id,
    at: timestamp,
    authorId: id.nullable(),
    what: z.enum(quoteSteps),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const QuoteDetail = QuoteRow.extend({
  ...enteredValues(quoteForm),
  source: Source,
  /** A colleague wrote it down, in a call: its address can be added and corrected, and its words are quoted to nobody. */
  isLogged: z.boolean(),
  /** Lists what counted when it was set apart; none where it is not known. */
  spamReasons: z.array(SpamReason),
  timeline: z.array(TimelineEntry),
  /** Other quotes of the same person, from whatever address, the newest first. */
  earlier: z.array(QuoteRow),
  /** Its price offers that are no older versions, the newest first. */
  offers: z.array(OfferRow),
  /** The address at which their last mail wants its answer; null where it names none. */
  replyTo: z.string().nullable(),
  /** Files that are attached to the reader's unsent mail. */
  draftFiles: AttachedFiles,
  /** The reader's own unsent answer. */
  draft: Draft.nullable(),
  /** Colleagues who have an answer to this person open or unsent. */
  writing: z.array(id),
});
export type QuoteDetail = z.infer<typeof QuoteDetail>;

/** Sent with `If-Match: "<version>"`; 412 carries the newer detail. */
export const ChangeQuote = z.object({
  state: z.enum(quoteStates).optional(),
  assigneeId: id.nullable().optional(),
  remindAt: timestamp.nullable().optional(),
  /** Only of one that is won or lost, or becomes so. */
  closingReason: line(closingReasonLength).nullable().optional(),
  suspicious: z.boolean().optional(),
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;

/** The address of somebody who called: as the public form accepts it. Sent with `If-Match`, too. */
export const QuoteEmail = z.object(valueSchemas({ email: quoteForm.fields.email }));

export const BulkChange = bulkChangeOf(ChangeQuote);
export const BulkResult = bulkResultOf(QuoteRow);
export const NewAnswer = z.object({
  subject: line(mailLimits.subject),
  text: paragraph(mailLimits.text),
  /** Goes to the address of the case, whatever address their last mail names for answers. */
  ignoresReplyTo: z.boolean().optional(),
  cc: Copies,
  bcc: Copies,
  /** Ids of files of the writer's draft, in the order in which they are attached. */
  files: z.array(id).max(attachmentLimits.files).optional(),
  /** The state that the quote gets when the answer goes. */
  state: z.enum(quoteStates).optional(),
  /** Becomes the writer's. */
  assignToMe: z.boolean(),
  remindAt: timestamp.nullable(),
  /** The template that it began with, for the draft that it is again when it is taken back. */
  templateId: id.optional(),
  /** A reply to quote that is of somebody else; otherwise what they wrote last is quoted. */
  quotedId: id.optional(),
  /** The newest message's version when the writer began: a later one is a conflict, unless `anyway`. */
  version: z.int(),
  anyway: z.boolean().default(false),
});
export type NewAnswer = z.infer<typeof NewAnswer>;

export const SavedView = z.object({ id, name: z.string(), query: QuoteQuery.omit({ after: true, limit: true }) });
export type SavedView = z.infer<typeof SavedView>;
export const NewSavedView = SavedView.omit({ id: true }).extend({ name: line(40) });
