import { expect, test } from 'vitest';
import { reviewForm } from '#contract/forms/review';
import { sampleValues } from '#contract/testing/sample-values';
import { storeWithDatabase } from '../../testing/store-with-database.ts';
import { addOpenJob } from '../../testing/test-api.ts';

const branch = { country: 'Jordan', address: 'A', phone: '1', email: 'a@b.example', services: ['Web'], showOnHome: true, isDeleted: false };
const client = { logo: '/uploads/a.svg', category: 'Banks' as const, services: [], isPrivateWork: false, comingSoon: false };
const review = {
  receivedAt: '2026-11-20T10:00:00.000Z',
  suspicious: false,
  locale: 'en' as const,
  ...sampleValues(reviewForm),
  status: 'approved' as const,
  decidedAt: null,
};

const now = new Date('2026-11-20T10:00:00Z');

/** Two entries of each kind, the name of the second being "Faulty", and the database itself to break it. */
async function storeWithEntries() {
  const { store, db, mismatches } = await storeWithDatabase();
  await store.transaction(async ({ groups, clients, reviews }) => {
    await groups.add(['Good', 'Faulty'].map((name) => ({ ...branch, name })));
    await clients.add(['Good', 'Faulty'].map((name) => ({ ...client, name })));
    await reviews.add({ ...review, reference: 'ACDEFGHJ', message: 'Good' });
    await reviews.add({ ...review, reference: 'KMNPQRTU', message: 'Faulty' });
  });
  await addOpenJob(store, { jobTitle: 'Good' });
  const careerId = await addOpenJob(store, { jobTitle: 'Faulty' });
  return { store, db, mismatches, careerId };
}

test('a client whose category the contract does not have is left out of lists, logos and single reads, and reported', async () => {
  const { store, db, mismatches } = await storeWithEntries();
  const id = (await store.clients.list()).find(({ name }) => name === 'Faulty')?._id ?? '';
  await db
    .updateTable('clients')
    .set({ category: 'Bank' as never })
    .where('id', '=', id)
    .execute();

  expect((await store.clients.list()).map(({ name }) => name)).toEqual(['Good']);
  expect((await store.clients.listLogos()).map(({ name }) => name)).toEqual(['Good']);
  expect(await store.clients.find(id)).toBeUndefined();

  expect(mismatches).toEqual(Array(3).fill({ source: 'clients', key: id, problem: expect.stringMatching(/^category: Invalid option/) }));
});

test.each([
  ['Installs networks', 'responsibilities: Invalid input: expected array, received string'],
  ['', 'responsibilities: Invalid input: expected array, received string'],
  ['null', 'responsibilities: Invalid input: expected array, received null'],
  ['["Installs", 2]', 'responsibilities.1: Invalid input: expected string, received number'],
])('a position whose responsibilities are %j is left out and reported, and can still be applied for', async (responsibilities, problem) => {
  const { store, db, mismatches, careerId } = await storeWithEntries();
  await db.updateTable('careers').set({ responsibilities }).where('id', '=', careerId).execute();

  expect((await store.careers.listOpen(now)).map(({ jobTitle }) => jobTitle)).toEqual(['Good']);

  expect(mismatches).toEqual([{ source: 'careers', key: careerId, problem }]);
  expect(await store.careers.find(careerId, now)).toEqual({ jobTitle: 'Faulty', isOpen: true });
});

test.each(['soon', '', '01/12/2026', '9999-99-99'])('a position that closes on %j is left out, reported and open', async (closingDate) => {
  const { store, db, mismatches, careerId } = await storeWithEntries();
  await db.updateTable('careers').set({ closingDate }).where('id', '=', careerId).execute();

  expect((await store.careers.listOpen(now)).map(({ jobTitle }) => jobTitle)).toEqual(['Good']);

  expect(mismatches).toEqual([{ source: 'careers', key: careerId, problem: 'closingDate: Invalid ISO date' }]);
  expect(await store.careers.find(careerId, now)).toMatchObject({ isOpen: true });
});

test('offices and reviews that do not match the contract are left out and reported without personal data', async () => {
  const { store, db, mismatches } = await storeWithEntries();
  await db.updateTable('groups').set({ positionTop: 137 }).where('name', '=', 'Faulty').execute();
  await db
    .updateTable('reviews')
    .set({ rate: 50, service: 'Tills' as never })
    .where('message', '=', 'Faulty')
    .execute();

  expect((await store.groups.list({ showOnHome: true })).map(({ name }) => name)).toEqual(['Good']);
  expect((await store.reviews.listPublic()).map(({ message }) => message)).toEqual(['Good']);

  expect(mismatches.map(({ source, problem }) => `${source} ${problem}`)).toEqual([
    'groups positionTop: Too big: expected number to be <=100',
    expect.stringMatching(/^reviews rate: Too big: expected number to be <=5; service: Invalid option/),
  ]);
  expect(JSON.stringify(mismatches)).not.toMatch(/Amal|visitor\.example|Two tills|Faulty/);
  expect(await store.reviews.list()).toHaveLength(2);
});
