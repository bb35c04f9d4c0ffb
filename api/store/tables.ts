import type { Generated } from 'kysely';
import type { ApplicationValues } from '#contract/forms/application';
import type { QuoteValues } from '#contract/forms/quote';
import type { ReviewValues } from '#contract/forms/review';
import type { Locale } from '#contract/locales';
import type { MailTopic } from '#contract/office/account';
import type { EventKind, HistoryEvent } from '#contract/office/history';
import type { TemplatePurpose } from '#contract/office/mail';
import type { Role } from '#contract/office/permissions';
import type { QuoteState, Turn } from '#contract/office/quotes';
import type { Change } from '#contract/office/today';
import type { ClientCategory } from '#contract/services';
import type { DataTag } from '#contract/site-data';
import type { ApplicationColumns, ApplicationDraftTable, ApplicationNoteTable, ApplicationReplyTable } from './tables-applications.ts';
import type { ClientWork, LogoTable, UnusedUploadTable } from './tables-clients.ts';
import type { CompanyTable } from './tables-company.ts';
import type { ContentDraftTable } from './tables-content.ts';

/**
 * The tables as TypeScript sees them. On disk names are snake_case, which the store's Kysely plugin converts.
 * Only types that every engine has are used: text, integer, double precision. Times are ISO 8601 UTC text, so that text order is time order;
 * a `Flag` is 0 or 1; a `Json` column holds a JSON document as text.
 */
export interface Tables {
  groups: GroupTable;
  clients: ClientTable;
  careers: CareerTable;
  reviews: ReviewTable;
  quotes: QuoteTable;
  applicants: ApplicantTable;
  issuedReferences: { reference: string };
  outbox: OutboxTable;
  idempotencyKeys: IdempotencyTable;
  secrets: { name: string; value: string };
  revisions: { tag: DataTag; revision: number };
  demoEntries: DemoEntryTable;
  accounts: AccountTable;
  sessions: SessionTable;
  accountLinks: AccountLinkTable;
  passkeys: PasskeyTable;
  passkeyChallenges: { challengeHash: string; purpose: string; expiresAt: string };
  recoveryCodes: { id: string; accountId: string; codeHash: string; usedAt: string | null };
  events: EventTable;
  topics: { topic: Topic; revision: number };
  notes: NoteTable;
  answers: AnswerTable;
  replies: ReplyTable;
  drafts: DraftTable;
  templates: TemplateTable;
  savedViews: SavedViewTable;
  seenMails: { digest: string; seenAt: string };
  searchTexts: SearchTextTable;
  writtenDigests: { topic: DigestTopic; day: string };
  contentDrafts: ContentDraftTable;
  logos: LogoTable;
  unusedUploads: UnusedUploadTable;
  company: CompanyTable;
  applicationNotes: ApplicationNoteTable;
  applicationReplies: ApplicationReplyTable;
  applicationDrafts: ApplicationDraftTable;
}

export type Flag = 0 | 1;
/** JSON text; written and read through `columns.ts`. */
export type Json = string;

/** Entries that can have a second language. */
interface TranslatedColumns {
  /** Their texts in Arabic; null for an entry in one language. */
  ar: Json | null;
}

interface GroupTable extends TranslatedColumns {
  id: string;
  name: string;
  country: string;
  address: string;
  phone: string;
  email: string;
  website: string | null;
  googleMap: string | null;
  services: Json;
  logo: string | null;
  showOnHome: Flag;
  positionTop: number | null;
  positionLeft: number | null;
  isDeleted: Flag;
  /** Lists show offices and clients in this order. */
  sortOrder: number;
  version: Generated<number>;
}

interface ClientTable extends TranslatedColumns, ClientWork {
  id: string;
  name: string;
  logo: string;
  category: ClientCategory;
  services: Json;
  isPrivateWork: Flag;
  comingSoon: Flag;
  sortOrder: number;
}

interface CareerTable extends TranslatedColumns {
  id: string;
  jobTitle: string;
  location: string;
  /** Calendar day, YYYY-MM-DD. */
  closingDate: string;
  /** Null while the position is a draft. */
  publishedAt: string | null;
  summary: string;
  responsibilities: Json;
  qualifications: Json;
  version: Generated<number>;
  /** When it was closed before its day. */
  closedAt: string | null;
  archivedAt: string | null;
}

/** The columns of every submission besides its form's fields, each of which has a column of its name. */
interface SubmissionColumns {
  id: string;
  reference: string;
  receivedAt: string;
  suspicious: Flag;
  /** Language of the page or the request that it came from. */
  locale: Locale;
}

export type ReviewStatus = 'pending' | 'approved' | 'rejected';

interface ReviewTable extends SubmissionColumns, ReviewValues {
  status: ReviewStatus;
  decidedAt: string | null;
  version: Generated<number>;
  /** Public reviews without one come first, the newest of them at the top. */
  sortOrder: number | null;
}

interface QuoteTable extends SubmissionColumns, QuoteValues {
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

interface NoteTable {
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

/** A mail that staff wrote about a submission. */
interface AnswerTable {
  id: string;
  about: 'quote' | 'review' | 'application';
  aboutId: string;
  authorId: string | null;
  at: string;
  subject: string;
  text: string;
  /** Of the outbox. */
  mailId: string;
  messageId: string;
  /** That of the quote, with this answer. */
  version: number;
  /** What the quote was before. */
  before: Json;
  mergedFrom: string | null;
}

interface ReplyTable {
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
  /** That of the quote, with this reply. */
  version: number;
  mergedFrom: string | null;
}

interface DraftTable {
  id: string;
  quoteId: string;
  accountId: string;
  subject: string;
  text: string;
  savedAt: string;
}

interface TemplateTable {
  id: string;
  name: string;
  purpose: Generated<TemplatePurpose>;
  locale: Locale;
  subject: string;
  text: string;
  version: number;
}

interface SavedViewTable {
  id: string;
  accountId: string;
  name: string;
  query: Json;
  createdAt: string;
}

/** What can be found by its words. */
export type SearchKind = 'quote' | 'review' | 'application';

/** The engine's own columns and tables around it are those of its index. */
interface SearchTextTable {
  kind: SearchKind;
  subjectId: string;
  /** Distinct and folded, with a space between them. */
  words: string;
}

interface ApplicantTable extends SubmissionColumns, ApplicationValues, ApplicationColumns {
  /** Key of the file in the private area. */
  resumeKey: string;
  /** The visitor's own file name: display text, never a path. */
  resumeName: string;
  /** Bytes. */
  resumeSize: number;
}

export type MailStatus = 'waiting' | 'sent' | 'dead' | 'taken-back';
export type MailKind = 'staff' | 'confirmation' | 'answer' | 'account';

interface OutboxTable {
  id: string;
  reference: string;
  kind: MailKind;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  html: string;
  createdAt: string;
  status: MailStatus;
  /** Attempts begun, the running one included. */
  attempts: number;
  nextAttemptAt: string;
  /** End of the lease of the worker that sends it; null when none does. */
  leasedUntil: string | null;
  lastError: string | null;
  sentAt: string | null;
  /** Name of the sender; null for the company's. */
  fromName: string | null;
  /** Message ids that it answers, the last one directly, with a space between them. */
  inReplyTo: string | null;
  /** Until then it can be taken back. */
  heldUntil: string | null;
  /** The server has refused it for good. */
  refused: Generated<Flag>;
}

/** The tables that the demo fills. */
export type DemoKind = 'groups' | 'clients' | 'reviews' | 'careers';

interface DemoEntryTable {
  /** The row's own. */
  id: string;
  kind: DemoKind;
  /** Columns and values of the row as it was seeded. */
  content: Json;
}

interface IdempotencyTable {
  key: string;
  /** Hash of route and content. */
  fingerprint: string;
  /** The receipt of the first response; empty only inside the transaction that claims the key. */
  receipt: Json;
  createdAt: string;
}

export type AccountStatus = 'invited' | 'active' | 'deactivated';

interface AccountTable {
  id: string;
  /** Unique whatever its letter case. */
  email: string;
  name: string;
  role: Role;
  status: AccountStatus;
  /** Argon2id, in the PHC string format. */
  passwordHash: string | null;
  /** Base32. */
  authenticatorSecret: string | null;
  /** Time step of the last one-time code that was accepted. */
  authenticatorStep: number;
  preferences: Json;
  /** Made by a start with demo data. */
  isDemo: Flag;
  version: number;
  createdAt: string;
  updatedAt: string;
  lastSeenAt: string | null;
}

/** `code`: the password was right, and the second factor is missing. */
export type SessionState = 'code' | 'full';

interface SessionTable {
  id: string;
  /** SHA-256; the token itself is in the browser's cookie alone. */
  tokenHash: string;
  accountId: string;
  state: SessionState;
  device: string;
  createdAt: string;
  lastUsedAt: string;
}

export type LinkKind = 'invitation' | 'reset' | 'demo';

interface AccountLinkTable {
  /** SHA-256; the token itself is in the mail alone. */
  tokenHash: string;
  accountId: string;
  kind: LinkKind;
  /** Its use removes passkeys and authenticator: for somebody who has lost them. */
  clearsFactors: Flag;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

interface PasskeyTable {
  /** The credential's, base64url. */
  id: string;
  accountId: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: Json;
  createdAt: string;
  lastUsedAt: string | null;
}

interface EventTable {
  id: string;
  at: string;
  actorId: string | null;
  actorName: string | null;
  kind: EventKind;
  subjectKind: EventSubjectKind | null;
  subjectId: string | null;
  subjectName: string | null;
  subjectReference: string | null;
  before: string | null;
  after: string | null;
}

/** Of mails that go once on a calendar day. */
export type DigestTopic = Exclude<MailTopic, 'newQuote'>;

export type EventSubjectKind = NonNullable<HistoryEvent['subject']>['kind'];

/** Kinds of data whose changes the Office hears of. */
export type Topic = Change['topics'][number];
