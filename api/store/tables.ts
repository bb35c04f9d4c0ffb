import type { Generated } from 'kysely';
import type { ApplicationValues } from '#contract/forms/application';
import type { ReviewValues } from '#contract/forms/review';
import type { EventKind, HistoryEvent } from '#contract/office/history';
import type { Topic } from '#contract/office/topics';
import type { ClientCategory } from '#contract/services';
import type { DataTag } from '#contract/site-data';
import type {
  AccountLinkTable,
  AccountTable,
  IdentityTable,
  PasskeyTable,
  ProviderAttemptTable,
  SessionTable,
} from './accounts/tables-accounts.ts';
import type { ApplicationColumns } from './cases/tables-applications.ts';
import type { AnswerTable, CaseFileTable, DraftTable, MarkTable, NoteTable, ReplyTable } from './cases/tables-cases.ts';
import type { OfferTable } from './cases/tables-offers.ts';
import type { QuoteTable, SavedViewTable } from './cases/tables-quotes.ts';
import type { ClientWork, LogoTable, UnusedUploadTable } from './clients/tables-clients.ts';
import type { Flag, Json, SubmissionColumns, TranslatedColumns } from './column-types.ts';
import type { CompanyTable } from './company/tables-company.ts';
import type { AccessTokenTable, WebhookDeliveryTable, WebhookTable } from './connections/tables-connections.ts';
import type { ContactAddressTable, ContactLinkTable, SentKind } from './contacts/tables-contacts.ts';
import type { ContentDraftTable, PictureTable } from './content/tables-content.ts';
import type { TextLineTable } from './content/tables-texts.ts';
import type { ViewCountTable } from './figures/tables-figures.ts';
import type { JobAlertTable } from './jobs/tables-job-alerts.ts';
import type { DigestTopic, MailboxTable, OutboxTable, TemplateTable } from './mails/tables-mail.ts';
import type { MemberTable } from './members/tables-members.ts';

/**
 * The tables as TypeScript sees them. On disk names are snake_case, which the store's Kysely plugin converts.
 * Only types that every engine has are used: text, integer, double precision. Times are ISO 8601 UTC text, so that text order is time order;
 * a `Flag` is 0 or 1; a `Json` column holds a JSON document as text.
 */
export interface Tables {
  groups: BranchTable;
  clients: ClientTable;
  careers: JobTable;
  jobAlerts: JobAlertTable;
  members: MemberTable;
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
  identities: IdentityTable;
  providerAttempts: ProviderAttemptTable;
  recoveryCodes: { id: string; accountId: string; codeHash: string; usedAt: string | null };
  events: EventTable;
  topics: { topic: Topic; revision: number };
  answers: AnswerTable;
  caseNotes: NoteTable;
  caseReplies: ReplyTable;
  caseDrafts: DraftTable;
  caseFiles: CaseFileTable;
  caseMarks: MarkTable;
  templates: TemplateTable;
  savedViews: SavedViewTable;
  seenMails: { digest: string; seenAt: string };
  mailboxes: MailboxTable;
  clock: { id: number; seenAt: string; steadySince: string };
  searchTexts: SearchTextTable;
  contactAddresses: ContactAddressTable;
  contactLinks: ContactLinkTable;
  writtenDigests: { topic: DigestTopic; day: string };
  contentDrafts: ContentDraftTable;
  logos: LogoTable;
  unusedUploads: UnusedUploadTable;
  company: CompanyTable;
  pictures: PictureTable;
  textLines: TextLineTable;
  offers: OfferTable;
  /** The last number of a price offer that each year has given. */
  offerNumbers: { year: string; last: number };
  viewCounts: ViewCountTable;
  webhooks: WebhookTable;
  webhookDeliveries: WebhookDeliveryTable;
  accessTokens: AccessTokenTable;
}

interface BranchTable extends TranslatedColumns {
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
  /** A `ClientStory` for each language that has one; null without any. */
  story: Json | null;
  sortOrder: number;
}

interface JobTable extends TranslatedColumns {
  id: string;
  jobTitle: string;
  location: string;
  /** Calendar day, YYYY-MM-DD. */
  closingDate: string;
  /** Null while the job is a draft. */
  publishedAt: string | null;
  summary: string;
  responsibilities: Json;
  qualifications: Json;
  version: Generated<number>;
  /** The time at which it was closed before its day. */
  closedAt: string | null;
  archivedAt: string | null;
  /** The time at which those who want to hear of new jobs were told; null before that. */
  announcedAt: string | null;
}

export type ReviewStatus = 'pending' | 'approved' | 'rejected';

interface ReviewTable extends SubmissionColumns, ReviewValues {
  status: ReviewStatus;
  decidedAt: string | null;
  /** Says what the company answers to it, publicly. */
  answer: string | null;
  answeredAt: string | null;
  version: Generated<number>;
  /** Public reviews without one come first, the newest of them at the top. */
  sortOrder: number | null;
  /** The client whose review it is, as staff say; null for nobody's. */
  clientId: string | null;
}

/** Names what can be found by its words. */
export type SearchKind = SentKind;

/** The engine's own columns and tables around it are those of its index. */
interface SearchTextTable {
  kind: SearchKind;
  subjectId: string;
  /** Distinct and normalized, with forms of each and parts of telephone numbers, and a space between them. */
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

/** The tables that the demo fills. */
export type DemoKind = 'groups' | 'clients' | 'reviews' | 'careers' | 'members';
/** Names what else it fills the Office with. */
export type DemoWorkKind = 'quotes' | 'applicants' | 'accounts';

interface DemoEntryTable {
  /** The row's own. */
  id: string;
  kind: DemoKind | DemoWorkKind;
  /** Columns and values of the row as it was seeded; of work, what shows that somebody has worked on it. */
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
  /** Identifies what `before` and `after` name, where they name something that has an id. */
  beforeId: string | null;
  afterId: string | null;
}

export type EventSubjectKind = NonNullable<HistoryEvent['subject']>['kind'];
