import { expect, test } from 'vitest';
import { brand } from '#brand';
import { uploadsPrefix } from '#contract/api-paths';
import { localFiles } from '../files/local-files.ts';
import { decideNamedReview } from '../services/office/reviews.ts';
import type { DemoEntry } from '../store/demo/demo-entries.ts';
import { openEngine } from '../store/engines/open-engine.ts';
import { openStore } from '../store/open-store.ts';
import { inTransaction } from '../store/work.ts';
import { anyEngine } from '../testing/engines.ts';
import { application, multipart, multipartType } from '../testing/forms.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { recognizeDemo } from './recognize.ts';
import { type DemoRemoval, removeDemo } from './remove.ts';
import { seedDemo } from './seed.ts';

const names = (entries: DemoEntry[]) => entries.map(({ row }) => row.name ?? row.jobTitle ?? row.fullName);
const counts = ({ deleted, withdrawn, kept }: DemoRemoval) => [deleted.length, withdrawn.length, kept.length];

async function siteWithDemo(): Promise<TestApi> {
  const api = await startApi(anyEngine);
  await seedDemo(api.store, api.files);
  return api;
}

const publicLists = ({ app }: TestApi) =>
  Promise.all(['/groups', '/api/clients', '/api/reviews/public', '/api/careers/open'].map(async (path) => (await app.inject(path)).json()));

async function rejectReview(api: TestApi): Promise<string> {
  const [review] = await api.store.reviews.list();
  await inTransaction(api.store, { actor: null }, (work) => decideNamedReview(work, review?._id ?? '', 'rejected'));
  return review?.fullName ?? '';
}

async function apply(api: TestApi): Promise<string> {
  const [job] = await api.store.careers.listOpen(new Date());
  const payload = multipart(application(job?._id ?? ''));
  const headers = { ...api.trusted(), 'content-type': multipartType };
  expect((await api.app.inject({ method: 'POST', url: '/api/applicants', headers, payload })).statusCode).toBe(201);
  return job?.jobTitle ?? '';
}

test('entries that nobody has changed are removed with their logos, and pages learn of it', async () => {
  const api = await siteWithDemo();
  const before = await api.store.revisions.current();

  expect(counts(await removeDemo(api.store, api.files))).toEqual([53, 0, 0]);

  expect(await publicLists(api)).toEqual([[], [], [], []]);
  expect(await Array.fromAsync(api.files.list('uploads'))).toEqual([]);
  expect(await api.store.demoEntries.list()).toEqual([]);
  const after = await api.store.revisions.current();
  for (const tag of ['groups', 'clients', 'reviews', 'careers'] as const) expect(after[tag]).toBeGreaterThan(before[tag]);
});

test('an entry that was changed stays, with its logo', async () => {
  const api = await siteWithDemo();
  const rejected = await rejectReview(api);

  const removal = await removeDemo(api.store, api.files);

  expect([counts(removal), names(removal.kept)]).toEqual([[52, 0, 1], [rejected]]);
  expect((await api.store.reviews.list()).map(({ fullName }) => fullName)).toEqual([rejected]);
});

test('a logo that another client shows stays', async () => {
  const api = await siteWithDemo();
  const [first] = await api.store.clients.list();
  await api.store.transaction(({ clients }) =>
    clients.add([
      { name: 'A real one', logo: first?.logo ?? '', category: 'Banks', services: [], isPrivateWork: false, comingSoon: false },
    ]),
  );

  await removeDemo(api.store, api.files);

  expect((await api.store.clients.list()).map(({ name }) => name)).toEqual(['A real one']);
  expect((await api.app.inject(first?.logo ?? '')).statusCode).toBe(200);
});

test('a position with applications leaves the site and stays in the database, and no application is lost', async () => {
  const api = await siteWithDemo();
  const jobTitle = await apply(api);

  const removal = await removeDemo(api.store, api.files);

  expect([counts(removal), names(removal.withdrawn)]).toEqual([[52, 1, 0], [jobTitle]]);
  expect((await publicLists(api)).at(-1)).toEqual([]);
  expect(await api.store.applicants.list()).toMatchObject([{ jobTitle, fullName: 'Salma Nour' }]);
  expect(await api.resumes()).toHaveLength(1);
  expect(await api.store.demoEntries.list()).toEqual([]);
});

test('the entries of a demo that was seeded before entries were marked are recognized by their content', async () => {
  const dataDir = await temporaryFolder();
  const location = { dataDir, databaseUrl: (await anyEngine.environment(dataDir)).DATABASE_URL };
  const [store, files] = [await openStore(location), await localFiles({ dataDir })];
  await seedDemo(store, files);
  const { db } = await openEngine(location);
  await db.deleteFrom('demoEntries').execute();
  await db.updateTable('groups').set({ phone: '+962 6 000 0001' }).where('country', '=', brand.office.country).execute();
  // That version had no Arabic; somebody has written some since.
  await db.updateTable('groups').set({ ar: null }).where('name', '!=', `${brand.name} London`).execute();
  await db.updateTable('groups').set({ ar: '{"name":"لندن"}' }).where('name', '=', `${brand.name} London`).execute();
  await db.updateTable('careers').set({ closingDate: '2999-12-31' }).where('jobTitle', '=', 'Network Engineer').execute();
  await db.destroy();
  const [, { logo } = { logo: '' }] = await store.clients.listLogos();
  const draft = await files.beginCopy('uploads', logo.replace(`${uploadsPrefix}/`, ''));
  await draft.write(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await draft.commit();

  await recognizeDemo(store, files);

  expect(counts(await removeDemo(store, files))).toEqual([44, 0, 0]);
  expect((await store.groups.list({}, 'ar')).map(({ name, phone }) => [name, phone])).toEqual([
    [expect.any(String), '+962 6 000 0001'],
    ['لندن', '+44 20 7946 0100'],
  ]);
  expect((await store.clients.list()).map((client) => client.logo)).toEqual([logo]);
  expect((await store.careers.listOpen(new Date())).map(({ jobTitle }) => jobTitle)).toEqual(['Network Engineer']);
  await store.close();
});

test('an entry that was marked before entries could be translated, and was translated since, stays', async () => {
  const dataDir = await temporaryFolder();
  const location = { dataDir, databaseUrl: (await anyEngine.environment(dataDir)).DATABASE_URL };
  const [store, files] = [await openStore(location), await localFiles({ dataDir })];
  await seedDemo(store, files);
  const { db } = await openEngine(location);
  await db.updateTable('clients').set({ ar: '{"name":"زيترا"}' }).where('name', '=', 'Zeitra').execute();
  for (const { id, content } of await db.selectFrom('demoEntries').selectAll().execute()) {
    const { ar, locale, ...before } = JSON.parse(content);
    await db
      .updateTable('demoEntries')
      .set({ content: JSON.stringify(before) })
      .where('id', '=', id)
      .execute();
    if (ar)
      for (const table of ['groups', 'careers', 'members'] as const)
        await db.updateTable(table).set({ ar: null }).where('id', '=', id).execute();
  }
  await db.destroy();

  expect(counts(await removeDemo(store, files))).toEqual([52, 0, 1]);

  expect((await store.clients.list('ar')).map(({ name }) => name)).toEqual(['زيترا']);
  await store.close();
});
