import type { Kysely } from 'kysely';
import type { Mismatch } from '#contract/match-contract';
import { accountLinkRepository } from './accounts/account-links.ts';
import { accountRepository } from './accounts/accounts.ts';
import { identityRepository } from './accounts/identities.ts';
import { passkeyRepository } from './accounts/passkeys.ts';
import { providerAttemptRepository } from './accounts/provider-attempts.ts';
import { secretRepository } from './accounts/secrets.ts';
import { sessionRepository } from './accounts/sessions.ts';
import { branchRepository } from './branches/branches.ts';
import { officeOfficeRepository } from './branches/office-offices.ts';
import { applicantRepository } from './cases/applicants.ts';
import { caseFileRepository } from './cases/case-files.ts';
import { conversationRepository } from './cases/conversations.ts';
import { markRepository } from './cases/marks.ts';
import { mentionRepository } from './cases/mentions.ts';
import { offerListRepository } from './cases/offer-list.ts';
import { offerRepository } from './cases/offers.ts';
import { officeApplicationRepository } from './cases/office-applications.ts';
import { officeQuoteRepository } from './cases/office-quotes.ts';
import { quoteRepository } from './cases/quotes.ts';
import { referenceRepository } from './cases/references.ts';
import { savedViewRepository } from './cases/saved-views.ts';
import { submissionRepository } from './cases/submissions.ts';
import { eventRepository } from './changes/events.ts';
import { type RevisionReader, readRevisions } from './changes/revisions.ts';
import { topicRepository } from './changes/topics.ts';
import { clientRepository } from './clients/clients.ts';
import { officeClientRepository } from './clients/office-clients.ts';
import { companyRepository } from './company/company.ts';
import { firstStepsRepository } from './company/first-steps.ts';
import { accessTokenRepository } from './connections/access-tokens.ts';
import { webhookDeliveryRepository } from './connections/webhook-deliveries.ts';
import { webhookRepository } from './connections/webhooks.ts';
import { contactRepository } from './contacts/contacts.ts';
import { personThingRepository } from './contacts/person-things.ts';
import { attentionRepository } from './content/attention.ts';
import { contentDraftRepository } from './content/content-drafts.ts';
import { logoRepository } from './content/logos.ts';
import { pictureRepository } from './content/pictures.ts';
import { createRowCheck } from './content/public-rows.ts';
import { textRepository } from './content/texts.ts';
import { demoEntryRepository } from './demo/demo-entries.ts';
import { demoWorkRepository } from './demo/demo-work.ts';
import { clockRepository } from './engines/clock.ts';
import { DatabaseAway, type Engine } from './engines/engine.ts';
import { findEngine, type StoreLocation } from './engines/open-engine.ts';
import { type Patience, type TransactionOptions, transactionsOf, withPatience } from './engines/transactions.ts';
import { figureRepository } from './figures/figures.ts';
import { viewRepository } from './figures/views.ts';
import { idempotencyRepository } from './idempotency.ts';
import { jobAlertRepository } from './jobs/job-alerts.ts';
import { jobRepository } from './jobs/jobs.ts';
import { officeJobRepository } from './jobs/office-jobs.ts';
import { digestRepository } from './mails/digests.ts';
import { mailboxRepository } from './mails/mailboxes.ts';
import { outboxRepository } from './mails/outbox.ts';
import { seenMailRepository } from './mails/seen-mails.ts';
import { templateRepository } from './mails/templates.ts';
import { memberRepository } from './members/members.ts';
import { officeMemberRepository } from './members/office-members.ts';
import { migrate } from './migrate.ts';
import { officeReviewRepository } from './reviews/office-reviews.ts';
import { reviewRepository } from './reviews/reviews.ts';
import { searchRepository } from './search/search.ts';
import type { Tables } from './tables.ts';

export type Repositories = ReturnType<typeof repositories>;

/** All data of the application. Repositories used directly run each statement on its own; statements that belong together go through `transaction`. */
export interface Store extends Repositories {
  revisions: Pick<RevisionReader, 'current'>;
  /**
   * Runs `work` in one transaction: committed and on disk when it resolves, rolled back when it throws. Where the reason passes (a deadlock, a
   * database that fails over), it is run again for some seconds: besides the repositories it may change nothing but what it sets anew each time.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Reads outside of a transaction, and again like `transaction`. */
  persistently<T>(read: () => Promise<T>, options?: Patience): Promise<T>;
  /** Resolves when the database responds, and takes writes. */
  ping(): Promise<void>;
  /** Removes deleted data from the database's own files. */
  purgeDeleted(): Promise<void>;
  /** True for errors that mean "busy, full or gone": the visitor may try again later. After one, a commit may have gone through. */
  isUnavailable(error: unknown): boolean;
  /** A counter of a rate limit, shared by all processes on the same database. */
  limiter: Engine['limiter'];
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Called for each row that public lists leave out because it does not match the contract, every time it is read. */
  onMismatch?(mismatch: Mismatch): void;
}

/** A store whose database is still to be opened: until then everything fails that is asked of it, as unavailable. */
export interface UnopenedStore {
  store: Store;
  /** Opens the database and brings it to the newest schema. May be tried again. Throws DatabaseUnusable. */
  open(): Promise<void>;
}

/** Finds the database, making folder and file when SQLite's are missing. */
export async function findStore(location: StoreLocation, { onMismatch = () => undefined }: StoreOptions = {}): Promise<UnopenedStore> {
  const engine = await findEngine(location);
  return { store: createStore(engine, onMismatch), open: () => engine.open(migrate) };
}

/** Opens the database, making folder and file when SQLite's are missing, and brings it to the newest schema. Throws DatabaseUnusable. */
export async function openStore(location: StoreLocation, options?: StoreOptions): Promise<Store> {
  const { store, open } = await findStore(location, options);
  try {
    await open();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function createStore(engine: Engine, onMismatch: (mismatch: Mismatch) => void): Store {
  const revisions = readRevisions(engine);
  const runTransaction = transactionsOf(engine);
  return {
    ...repositories(engine.db, engine, onMismatch),
    revisions,
    transaction: (work, options) =>
      runTransaction((transaction) => work(repositories(transaction, engine, onMismatch)), {
        ...options,
        onEnd: () => revisions.invalidate(),
      }),
    persistently: (read, { until } = {}) => withPatience(read, (error) => engine.isPassing?.(error) ?? false, until),
    ping: () => engine.requireWritable(),
    async purgeDeleted() {
      await engine.purgeDeleted?.();
    },
    isUnavailable: (error) => error instanceof DatabaseAway || engine.isUnavailable(error),
    limiter: engine.limiter,
    close: () => engine.close(),
  };
}

function repositories(db: Kysely<Tables>, { matchingIds, quoteSearch, jsonText }: Engine, onMismatch: (mismatch: Mismatch) => void) {
  const checkRows = createRowCheck(onMismatch);
  return {
    groups: branchRepository(db, checkRows),
    clients: clientRepository(db, checkRows),
    careers: jobRepository(db, checkRows),
    jobAlerts: jobAlertRepository(db),
    reviews: reviewRepository(db, checkRows),
    members: memberRepository(db, checkRows),
    quotes: quoteRepository(db),
    applicants: applicantRepository(db),
    references: referenceRepository(db),
    outbox: outboxRepository(db),
    idempotency: idempotencyRepository(db),
    secrets: secretRepository(db),
    mentions: mentionRepository(db),
    submissions: submissionRepository(db),
    demoEntries: demoEntryRepository(db),
    demoWork: demoWorkRepository(db),
    accounts: accountRepository(db),
    sessions: sessionRepository(db),
    accountLinks: accountLinkRepository(db),
    passkeys: passkeyRepository(db),
    identities: identityRepository(db),
    providerAttempts: providerAttemptRepository(db),
    events: eventRepository(db),
    topics: topicRepository(db),
    officeClients: officeClientRepository(db),
    logos: logoRepository(db),
    officeOffices: officeOfficeRepository(db),
    officeMembers: officeMemberRepository(db),
    officeQuotes: officeQuoteRepository(db, { quoteSearch }),
    offers: offerRepository(db),
    offerList: offerListRepository(db, { quoteSearch, jsonText }),
    officeReviews: officeReviewRepository(db),
    officeJobs: officeJobRepository(db),
    contacts: contactRepository(db),
    personThings: personThingRepository(db),
    contentDrafts: contentDraftRepository(db),
    officeApplications: officeApplicationRepository(db, { matchingIds }),
    conversations: conversationRepository(db),
    caseFiles: caseFileRepository(db),
    marks: markRepository(db),
    templates: templateRepository(db),
    savedViews: savedViewRepository(db),
    attention: attentionRepository(db),
    mailboxes: mailboxRepository(db),
    seenMails: seenMailRepository(db),
    digests: digestRepository(db),
    company: companyRepository(db, onMismatch),
    texts: textRepository(db),
    views: viewRepository(db),
    figures: figureRepository(db, { jsonText }),
    firstSteps: firstStepsRepository(db),
    pictures: pictureRepository(db, checkRows),
    webhooks: webhookRepository(db),
    webhookDeliveries: webhookDeliveryRepository(db),
    accessTokens: accessTokenRepository(db),
    clock: clockRepository(db),
    search: searchRepository(db, { matchingIds, quoteSearch }),
    /** True as long as no content and no submission is stored. */
    async isEmpty(): Promise<boolean> {
      for (const table of ['groups', 'clients', 'careers', 'reviews', 'quotes', 'applicants', 'members'] as const)
        if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
      return true;
    },
  };
}
