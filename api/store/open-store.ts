import type { Kysely } from 'kysely';
import type { Mismatch } from '#contract/match-contract';
import { accountLinkRepository } from './account-links.ts';
import { accountRepository } from './accounts.ts';
import { applicantRepository } from './applicants.ts';
import { attentionRepository } from './attention.ts';
import { careerRepository } from './careers.ts';
import { conversationRepository } from './cases/conversations.ts';
import { officeApplicationRepository } from './cases/office-applications.ts';
import { officeQuoteRepository } from './cases/office-quotes.ts';
import { clientRepository } from './clients.ts';
import { clockRepository } from './clock.ts';
import { companyRepository } from './company.ts';
import { contentDraftRepository } from './content-drafts.ts';
import { demoEntryRepository } from './demo-entries.ts';
import { demoWorkRepository } from './demo-work.ts';
import { digestRepository } from './digests.ts';
import { DatabaseAway, type Engine } from './engine.ts';
import { eventRepository } from './events.ts';
import { firstStepsRepository } from './first-steps.ts';
import { groupRepository } from './groups.ts';
import { idempotencyRepository } from './idempotency.ts';
import { logoRepository } from './logos.ts';
import { mailboxRepository } from './mailboxes.ts';
import { migrate } from './migrate.ts';
import { officeClientRepository } from './office-clients.ts';
import { officeJobRepository } from './office-jobs.ts';
import { officeOfficeRepository } from './office-offices.ts';
import { officeReviewRepository } from './office-reviews.ts';
import { findEngine, type StoreLocation } from './open-engine.ts';
import { outboxRepository } from './outbox.ts';
import { passkeyRepository } from './passkeys.ts';
import { createRowCheck } from './public-rows.ts';
import { quoteRepository } from './quotes.ts';
import { referenceRepository } from './references.ts';
import { reviewRepository } from './reviews.ts';
import { type RevisionReader, readRevisions } from './revisions.ts';
import { savedViewRepository } from './saved-views.ts';
import { searchRepository } from './search.ts';
import { secretRepository } from './secrets.ts';
import { seenMailRepository } from './seen-mails.ts';
import { sessionRepository } from './sessions.ts';
import { submissionRepository } from './submissions.ts';
import type { Tables } from './tables.ts';
import { templateRepository } from './templates.ts';
import { topicRepository } from './topics.ts';
import { transactionsOf, withPatience } from './transactions.ts';

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

export interface Patience {
  /** Moment of `performance.now()` by which there has to be an outcome: it rejects then as unavailable, and what is under way may still be done. */
  until?: number;
}

export interface TransactionOptions extends Patience {
  /** `work` recognizes what it has done before, so that it may be run again when nobody knows whether its commit went through. */
  isIdempotent?: boolean;
  /** No other exclusive transaction runs at the same time: what one has read is still true when it writes. */
  exclusive?: boolean;
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

function repositories(db: Kysely<Tables>, { hasRowLocks, matchingIds, quoteSearch }: Engine, onMismatch: (mismatch: Mismatch) => void) {
  const checkRows = createRowCheck(onMismatch);
  return {
    groups: groupRepository(db, checkRows),
    clients: clientRepository(db, checkRows),
    careers: careerRepository(db, checkRows),
    reviews: reviewRepository(db, checkRows),
    quotes: quoteRepository(db),
    applicants: applicantRepository(db),
    references: referenceRepository(db),
    outbox: outboxRepository(db, { hasRowLocks }),
    idempotency: idempotencyRepository(db),
    secrets: secretRepository(db),
    submissions: submissionRepository(db),
    demoEntries: demoEntryRepository(db),
    demoWork: demoWorkRepository(db),
    accounts: accountRepository(db, { hasRowLocks }),
    sessions: sessionRepository(db),
    accountLinks: accountLinkRepository(db),
    passkeys: passkeyRepository(db),
    events: eventRepository(db),
    topics: topicRepository(db),
    officeClients: officeClientRepository(db, { hasRowLocks }),
    logos: logoRepository(db),
    officeOffices: officeOfficeRepository(db, { hasRowLocks }),
    officeQuotes: officeQuoteRepository(db, { hasRowLocks, quoteSearch }),
    officeReviews: officeReviewRepository(db, { hasRowLocks }),
    officeJobs: officeJobRepository(db, { hasRowLocks }),
    contentDrafts: contentDraftRepository(db),
    officeApplications: officeApplicationRepository(db, { hasRowLocks, matchingIds }),
    conversations: conversationRepository(db),
    templates: templateRepository(db),
    savedViews: savedViewRepository(db),
    attention: attentionRepository(db),
    mailboxes: mailboxRepository(db),
    seenMails: seenMailRepository(db),
    digests: digestRepository(db),
    company: companyRepository(db, onMismatch),
    firstSteps: firstStepsRepository(db),
    clock: clockRepository(db),
    search: searchRepository(db, { matchingIds, quoteSearch }),
    /** True as long as no content and no submission is stored. */
    async isEmpty(): Promise<boolean> {
      for (const table of ['groups', 'clients', 'careers', 'reviews', 'quotes', 'applicants'] as const)
        if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
      return true;
    },
  };
}
