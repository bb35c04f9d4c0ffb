import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { sampleValues } from '#contract/testing/sample-values';
import { noSource } from '#contract/visits/source';
import { decideNamedReview } from '../services/office/reviews.ts';
import { engines } from '../testing/engines.ts';
import { mailAbout } from '../testing/mails.ts';
import { temporaryFolder, temporaryStore } from '../testing/temporary.ts';
import { addOpenJob } from '../testing/test-api.ts';
import { openEngine } from './engines/open-engine.ts';
import { newReference } from './rows/identifiers.ts';
import { inTransaction } from './work.ts';

const receipt = { reference: 'ACDEFGHJ', receivedAt: '2026-11-20T10:00:00.000Z', suspicious: false, locale: 'ar' as const };
const quote = { ...receipt, ...sampleValues(quoteForm) };
const review = {
  ...receipt,
  ...sampleValues(reviewForm),
  status: 'pending' as const,
  decidedAt: null,
};

describe.each(engines)('the store on $name', (engine) => {
  test('what was stored is there after the store is opened again', async () => {
    const dataDir = await temporaryFolder();
    const before = await engine.open(dataDir);
    await before.quotes.add(quote);
    await before.close();

    const after = await engine.open(dataDir);

    expect(await after.quotes.list()).toEqual([{ _id: expect.any(String), ...noSource, ...quote }]);
    await after.close();
  });

  test('a database that a newer release has migrated opens, so that an upgrade can be taken back', async () => {
    const dataDir = await temporaryFolder();
    const { DATABASE_URL: databaseUrl } = await engine.environment(dataDir);
    const { db } = await openEngine({ dataDir, databaseUrl });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '9999-01-01T00:00:00.000Z')`.execute(db);

    await (await engine.open(dataDir)).close();

    const { rows } = await sql`select name from kysely_migration where name = '9999-newer'`.execute(db);
    expect(rows).toHaveLength(1);
    await sql`delete from kysely_migration where name = '9999-newer'`.execute(db);
    await db.destroy();
  });

  test('thousands of submissions of one person are found and erased at once', async () => {
    const store = await temporaryStore(engine);
    const references = Array.from({ length: 2_500 }, () => newReference());
    const [first = '', last = ''] = [references[0], references.at(-1)];
    for (const reference of [first, last])
      await store.transaction(async ({ quotes, idempotency }) => {
        await quotes.add({ ...quote, reference });
        await idempotency.claim({ key: reference, fingerprint: 'f' }, new Date());
        await idempotency.complete(reference, { reference, receivedAt: quote.receivedAt });
      });

    const found = await store.submissions.collect(references);
    const erased = await store.transaction(({ submissions }) => submissions.erase(references));

    expect([found.quotes.length, found.receipts.map(({ key }) => key)]).toEqual([2, [first, last]]);
    expect(erased).toMatchObject({ quotes: 2, receipts: 2 });
  });

  test('a text of more long words than PostgreSQL has room for is stored, and found by its first words', async () => {
    const store = await temporaryStore(engine);
    const message = Array.from({ length: 12_000 }, (_, index) => `${index}${'क'.repeat(60)}`).join(' ');

    await store.quotes.add({ ...quote, fullName: 'Amal', message });

    expect(await store.search.sent('amal', ['quote'], 9)).toHaveLength(1);
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const store = await temporaryStore(engine);

    await expect(
      store.transaction(async ({ quotes, outbox }) => {
        await quotes.add(quote);
        await outbox.add([mailAbout('ACDEFGHJ')], new Date());
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');

    expect(await store.isEmpty()).toBe(true);
    expect(await store.outbox.list()).toEqual([]);
  });

  test('a reference is never issued twice', async () => {
    const store = await temporaryStore(engine);

    const issued = await store.transaction(({ references }) => Promise.all(Array.from({ length: 500 }, () => references.issue())));

    expect(new Set(issued).size).toBe(500);
    for (const reference of issued) expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/);
  });

  test('a secret is generated once and is the same for every process', async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = [await engine.open(dataDir), await engine.open(dataDir)];

    const secrets = await Promise.all([one.secrets.getOrCreate('x'), other.secrets.getOrCreate('x'), one.secrets.getOrCreate('x')]);

    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await one.secrets.getOrCreate('y')).not.toBe(secrets[0]);
    await one.close();
    await other.close();
  });

  test('only a change of public data increases its revision', async () => {
    const store = await temporaryStore(engine);
    expect(await store.revisions.current()).toEqual({ groups: 0, clients: 0, reviews: 0, careers: 0, members: 0, company: 0, pictures: 0 });

    await store.transaction(({ reviews, quotes }) => Promise.all([reviews.add(review), quotes.add({ ...quote, reference: 'KMNPQRTU' })]));
    expect((await store.revisions.current()).reviews).toBe(0);

    await inTransaction(store, { actor: null }, (work) => decideNamedReview(work, 'acdefghj', 'approved'));
    expect(await store.revisions.current()).toEqual({ groups: 0, clients: 0, reviews: 1, careers: 0, members: 0, company: 0, pictures: 0 });

    await addOpenJob(store);
    expect((await store.revisions.current()).careers).toBe(1);
  });

  test('a change by another process increases the revision at once', async () => {
    const dataDir = await temporaryFolder();
    const [server, command] = [await engine.open(dataDir), await engine.open(dataDir)];
    await server.transaction(({ reviews }) => reviews.add(review));
    const before = await server.revisions.current();

    await inTransaction(command, { actor: null }, (work) => decideNamedReview(work, 'ACDEFGHJ', 'approved'));

    expect(await server.revisions.current()).toEqual({ ...before, reviews: before.reviews + 1 });
    await server.close();
    await command.close();
  });

  test('a change that is rolled back does not increase the revision', async () => {
    const store = await temporaryStore(engine);
    await store.transaction(({ reviews }) => reviews.add(review));

    await store
      .transaction(async (repositories) => {
        await decideNamedReview({ repositories, actor: null, now: new Date() }, 'ACDEFGHJ', 'approved');
        throw new Error('no');
      })
      .catch(() => undefined);

    expect((await store.revisions.current()).reviews).toBe(0);
  });

  test('a review can be decided by its id or its reference, and an unknown one cannot', async () => {
    const store = await temporaryStore(engine);
    await store.transaction(({ reviews }) => reviews.add(review));
    const [{ _id = '' } = {}] = await store.reviews.list();
    const decide = (name: string, status: 'approved' | 'rejected') =>
      store.transaction((repositories) =>
        decideNamedReview({ repositories, actor: null, now: new Date('2026-11-21T08:00:00Z') }, name, status),
      );

    expect(await decide(_id, 'approved')).toMatchObject({ _id, status: 'approved', decidedAt: '2026-11-21T08:00:00.000Z' });
    expect(await decide('ACDEFGHJ', 'rejected')).toMatchObject({ _id, status: 'rejected' });
    expect(await decide('nobody', 'approved')).toBeUndefined();
    expect(await store.reviews.listPublic()).toEqual([]);
  });

  test('a mail is leased to one worker at a time, and to another when the lease has expired', async () => {
    const store = await temporaryStore(engine);
    await store.outbox.add([mailAbout('ACDEFGHJ'), mailAbout('KMNPQRTU'), mailAbout('VWXY3467')], new Date('2026-11-20T10:00:00Z'));
    const lease = (now: string, until: string) =>
      store.outbox.lease({ now: new Date(`2026-11-20T${now}Z`), leaseUntil: new Date(`2026-11-20T${until}Z`), limit: 2 });

    const first = await lease('10:00:00', '10:02:00');
    const second = await lease('10:00:00', '10:02:00');
    expect([first.length, second.length]).toEqual([2, 1]);
    expect(await lease('10:01:00', '10:03:00')).toEqual([]);

    const again = await lease('10:02:01', '10:04:00');
    expect(again.map((leased) => leased.attempts)).toEqual([2, 2]);
  });

  test('workers of two processes that poll concurrently lease different mails, and together all of them', async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = [await engine.open(dataDir), await engine.open(dataDir)];
    const now = new Date('2026-11-20T10:00:00Z');
    const references = Array.from({ length: 20 }, (_, number) => `MAIL${number}`);
    await one.outbox.add(references.map(mailAbout), now);

    const batches = await Promise.all(
      [one, other, one, other].map(({ outbox }) => outbox.lease({ now, leaseUntil: new Date('2026-11-20T10:02:00Z'), limit: 5 })),
    );

    expect(batches.map((batch) => batch.length)).toEqual([5, 5, 5, 5]);
    expect(new Set(batches.flat().map(({ reference }) => reference))).toEqual(new Set(references));
    await one.close();
    await other.close();
  });

  test('a worker whose lease has expired does not overwrite the state of the one that has it now', async () => {
    const store = await temporaryStore(engine);
    await store.outbox.add([mailAbout('ACDEFGHJ')], new Date('2026-11-20T10:00:00Z'));
    const [slow] = await store.outbox.lease({
      now: new Date('2026-11-20T10:00:00Z'),
      leaseUntil: new Date('2026-11-20T10:02:00Z'),
      limit: 1,
    });
    const [fast] = await store.outbox.lease({
      now: new Date('2026-11-20T10:03:00Z'),
      leaseUntil: new Date('2026-11-20T10:05:00Z'),
      limit: 1,
    });

    if (slow) await store.outbox.markFailed(slow, 'late', undefined);
    expect((await store.outbox.list())[0]).toMatchObject({ status: 'waiting', leasedUntil: fast?.leasedUntil });
  });

  test('the outbox reports how many mails wait, since when, and how many are dead-lettered', async () => {
    const store = await temporaryStore(engine);
    expect(await store.outbox.summary()).toEqual({ waiting: 0, uncertain: 0, dead: 0, oldestWaitingAt: undefined });
    await store.outbox.add([mailAbout('ACDEFGHJ')], new Date('2026-11-20T10:00:00Z'));
    await store.outbox.add([mailAbout('KMNPQRTU'), mailAbout('VWXY3467')], new Date('2026-11-20T11:00:00Z'));
    const [oldest] = await store.outbox.lease({
      now: new Date('2026-11-20T12:00:00Z'),
      leaseUntil: new Date('2026-11-20T12:02:00Z'),
      limit: 1,
    });
    if (oldest) await store.outbox.markFailed(oldest, 'no such server', undefined);

    expect(await store.outbox.summary()).toEqual({ waiting: 2, uncertain: 0, dead: 1, oldestWaitingAt: '2026-11-20T11:00:00.000Z' });
  });

  test('an answer that may have been sent is counted by itself: it does not wait for the outbox', async () => {
    const store = await temporaryStore(engine);
    const [written, leaseUntil] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:02:00Z')];
    await store.outbox.add([{ ...mailAbout('ACDEFGHJ'), kind: 'answer' }], written);
    const [answer] = await store.outbox.lease({ now: written, leaseUntil, limit: 1 });
    if (answer) await store.outbox.markHanded(answer, written);
    await store.outbox.add([mailAbout('KMNPQRTU')], leaseUntil);

    const whileLeased = { waiting: 2, uncertain: 0, dead: 0, oldestWaitingAt: written.toISOString() };
    expect(await store.outbox.summary(leaseUntil)).toEqual(whileLeased);
    const later = { waiting: 1, uncertain: 1, dead: 0, oldestWaitingAt: leaseUntil.toISOString() };
    expect(await store.outbox.summary(new Date('2026-11-20T10:02:01Z'))).toEqual(later);
  });

  test('an idempotency key is known until it is forgotten', async () => {
    const store = await temporaryStore(engine);
    const key = { key: 'k', fingerprint: 'f' };
    const claimAt = (time: string) => store.transaction(({ idempotency }) => idempotency.claim(key, new Date(time)));

    expect(await claimAt('2026-11-01T00:00:00Z')).toEqual({ state: 'new' });
    await store.idempotency.complete('k', { reference: 'ACDEFGHJ', receivedAt: '2026-11-01T00:00:00.000Z' });
    expect((await claimAt('2026-11-07T23:59:59Z')).state).toBe('known');
    expect((await claimAt('2027-01-10T00:00:00Z')).state).toBe('known');
    await store.idempotency.forgetBefore(new Date('2026-11-01T00:00:00Z'));
    expect((await claimAt('2026-11-08T00:00:01Z')).state).toBe('known');
    await store.idempotency.forgetBefore(new Date('2026-11-01T00:00:01Z'));
    expect((await claimAt('2026-11-08T00:00:01Z')).state).toBe('new');
  });

  test('the database responds to a ping', async () => {
    await expect((await temporaryStore(engine)).ping()).resolves.toBeUndefined();
  });
});
