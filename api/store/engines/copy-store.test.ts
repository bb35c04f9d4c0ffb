import { expect, test } from 'vitest';
import { quoteForm } from '#contract/forms/quote';
import { sampleValues } from '#contract/testing/sample-values';
import { noSource } from '#contract/visits/source';
import { seedDemo } from '../../demo/seed.ts';
import { localFiles } from '../../files/local-files.ts';
import { submitQuote } from '../../services/submit-quote.ts';
import { anyEngine } from '../../testing/engines.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { testSettings } from '../../testing/test-api.ts';
import { testTexts } from '../../testing/texts.ts';
import { openStore, type Store } from '../open-store.ts';
import { copyStore } from './copy-store.ts';
import type { StoreLocation } from './open-engine.ts';

const request = sampleValues(quoteForm, {
  fullName: 'Zoë "O\'Hara" \\ 李',
  email: 'zoe@visitor.example',
  message: 'Two lines\nand a tab\t, 🙂.',
});

async function location(): Promise<StoreLocation> {
  const dataDir = await temporaryFolder();
  return { dataDir, databaseUrl: (await anyEngine.environment(dataDir)).DATABASE_URL };
}

const sqliteLocation = async (): Promise<StoreLocation> => ({ dataDir: await temporaryFolder() });

/** Runs `work` on the store of a location, and closes it again. */
async function within<T>(where: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(where);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Demo entries and a quote request with its mails, its reference and its key. */
async function fill(where: StoreLocation): Promise<void> {
  await within(where, async (store) => {
    await store.secrets.getOrCreate('cross-site-token');
    await seedDemo(store, await localFiles({ dataDir: where.dataDir }));
    await submitQuote({ store, settings: testSettings, ...testTexts, wakeOutbox: () => undefined }, request, {
      locale: 'ar',
      key: 'one',
      source: noSource,
    });
  });
}

const everything = (where: StoreLocation) =>
  within(where, async (store) => ({
    groups: await store.groups.list(),
    arabicBranches: await store.groups.list({}, 'ar'),
    clients: await store.clients.list(),
    careers: await store.careers.listOpen(new Date('2026-11-21'), 'ar'),
    reviews: await store.reviews.list(),
    quotes: await store.quotes.list(),
    mails: await store.outbox.list(),
    secret: await store.secrets.getOrCreate('cross-site-token'),
  }));

test.each([
  ['from SQLite', sqliteLocation, location],
  ['to SQLite', location, sqliteLocation],
])('all content of a store is copied %s, and counted', async (_case, fromPlace, toPlace) => {
  const [from, to] = [await fromPlace(), await toPlace()];
  await fill(from);
  const before = await everything(from);

  const copy = await copyStore(from, to);

  expect(await everything(to)).toEqual(before);
  expect(before.quotes).toMatchObject([{ locale: 'ar' }]);
  expect(before.arabicBranches).not.toEqual(before.groups);
  const rows = copy.ok ? Object.fromEntries(copy.tables.map(({ table, rows }) => [table, rows])) : {};
  expect(rows).toMatchObject({ clients: 24, groups: 4, quotes: 1, outbox: 2, idempotencyKeys: 1, issuedReferences: 13, secrets: 1 });
});

test('a copy of a copy has the same checksums', async () => {
  const [first, second, third] = [await sqliteLocation(), await location(), await sqliteLocation()];
  await fill(first);

  const there = await copyStore(first, second);
  const back = await copyStore(second, third);

  expect(back).toEqual(there);
});

test('a store that is not empty is not written to unless it is to be replaced', async () => {
  const [from, to] = [await sqliteLocation(), await location()];
  await fill(from);
  await within(to, (store) =>
    submitQuote({ store, settings: testSettings, ...testTexts, wakeOutbox: () => undefined }, request, {
      locale: 'en',
      key: undefined,
      source: noSource,
    }).then(() => undefined),
  );
  const before = await everything(to);

  expect(await copyStore(from, to)).toEqual({ ok: false, reason: 'not-empty' });
  expect((await everything(to)).quotes).toEqual(before.quotes);

  expect((await copyStore(from, to, { replace: true })).ok).toBe(true);
  expect(await everything(to)).toEqual(await everything(from));
});

test('a server that caches pages of the target renders them again', async () => {
  const [from, to] = [await sqliteLocation(), await location()];
  await fill(from);
  await within(to, async (store) => {
    const before = await store.revisions.current();

    await copyStore(from, to);

    expect(await store.revisions.current()).toEqual(
      Object.fromEntries(Object.entries(before).map(([tag, revision = 0]) => [tag, revision + 1])),
    );
  });
});

test('a store whose server has only been started counts as empty', async () => {
  const [from, to] = [await sqliteLocation(), await location()];
  await fill(from);
  const secret = (await everything(to)).secret;

  expect((await copyStore(from, to)).ok).toBe(true);
  expect((await everything(to)).secret).not.toBe(secret);
});
