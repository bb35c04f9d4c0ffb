import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { applicantRepository } from './applicants.ts';
import { careerRepository } from './careers.ts';
import { clientRepository } from './clients.ts';
import type { Engine } from './engine.ts';
import { groupRepository } from './groups.ts';
import { idempotencyRepository } from './idempotency.ts';
import { migrate } from './migrate.ts';
import { outboxRepository } from './outbox.ts';
import { quoteRepository } from './quotes.ts';
import { referenceRepository } from './references.ts';
import { reviewRepository } from './reviews.ts';
import { type RevisionReader, readRevisions } from './revisions.ts';
import { secretRepository } from './secrets.ts';
import { openSqlite } from './sqlite.ts';
import { submissionRepository } from './submissions.ts';
import type { Tables } from './tables.ts';

export type Repositories = ReturnType<typeof repositories>;

/** Everything the application keeps. Repositories used directly run statement by statement; what belongs together goes through `transaction`. */
export interface Store extends Repositories {
  revisions: Pick<RevisionReader, 'current'>;
  /** Runs `work` on one transaction: committed and on disk when it resolves, undone when it throws. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Takes what was deleted out of the database's files, as far as it is still there. */
  forgetDeleted(): Promise<void>;
  /** True for errors that mean "busy, full or gone": the visitor may try again later. */
  isUnavailable(error: unknown): boolean;
  close(): Promise<void>;
}

/** Opens the database of a data folder, making folder and file when they are missing, and brings it to the newest schema. */
export async function openStore({ dataDir }: { dataDir: string }): Promise<Store> {
  // Names, addresses and messages of visitors: for the owner's eyes alone.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const engine = openSqlite(join(dataDir, 'site.db'));
  try {
    await migrate(engine.db);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return createStore(engine);
}

export function createStore(engine: Engine): Store {
  const { db } = engine;
  const revisions = readRevisions(engine);
  return {
    ...repositories(db),
    revisions,
    async transaction(work) {
      try {
        return await db.transaction().execute((transaction) => work(repositories(transaction)));
      } finally {
        revisions.forget();
      }
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    async forgetDeleted() {
      engine.forgetDeleted?.();
    },
    isUnavailable: engine.isUnavailable,
    close: () => db.destroy(),
  };
}

function repositories(db: Kysely<Tables>) {
  return {
    groups: groupRepository(db),
    clients: clientRepository(db),
    careers: careerRepository(db),
    reviews: reviewRepository(db),
    quotes: quoteRepository(db),
    applicants: applicantRepository(db),
    references: referenceRepository(db),
    outbox: outboxRepository(db),
    idempotency: idempotencyRepository(db),
    secrets: secretRepository(db),
    submissions: submissionRepository(db),
    /** True as long as no content and no submission is stored. */
    async isEmpty(): Promise<boolean> {
      for (const table of ['groups', 'clients', 'careers', 'reviews', 'quotes', 'applicants'] as const)
        if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
      return true;
    },
  };
}
