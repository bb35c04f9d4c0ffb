import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { Attention, EntryKind, FaultyEntry } from '#contract/office/attention';
import type { OfficeClient } from '#contract/office/clients';
import { emptyJob, emptyJobText } from '#contract/office/job-check';
import type { JobDetail } from '#contract/office/jobs';
import type { CompanyOffice, CompanyOffices } from '#contract/office/offices';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Role } from '#contract/office/permissions';
import type { ReviewLists } from '#contract/office/reviews';
import { openEngine } from '../../../store/engines/open-engine.ts';
import { engines, type TestEngine } from '../../../testing/engines.ts';
import { review } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi } from '../../../testing/test-api.ts';

const office = { country: 'Jordan', address: 'A', phone: '1', email: 'a@b.example', services: ['Web'], showOnHome: true, isDeleted: false };
const client = { logo: '/uploads/a.svg', category: 'Banks' as const, services: [], isPrivateWork: false, comingSoon: false };

/** An entry of each kind, and the database itself to break them. */
async function startWithEntries(engine: TestEngine) {
  const api = await startApi(engine);
  await api.store.transaction(async ({ groups, clients }) => {
    await groups.add([{ ...office, name: 'An office' }]);
    await clients.add([{ ...client, name: 'A client' }]);
  });
  await addOpenJob(api.store, { jobTitle: 'A job' });
  await api.post(apiPaths.reviews, review({ fullName: 'A reviewer' }));
  const { db } = await openEngine({ dataDir: api.dataDir, databaseUrl: (await engine.environment(api.dataDir)).DATABASE_URL });
  onTestFinished(() => db.destroy());
  const write = (table: 'groups' | 'clients' | 'careers' | 'reviews', columns: object) =>
    db
      .updateTable(table as 'groups')
      .set(columns as never)
      .execute();
  return { api, db, write };
}

const attention = async (colleague: TestColleague, id?: string): Promise<Attention> =>
  (await colleague.get(officePaths.attention + (id ? `?id=${id}` : ''))).json();
/** Saves an entry as its editor does: what is shown of it, with some of it changed. A review is rejected. */
async function save(colleague: TestColleague, { kind, id, version }: FaultyEntry, changes: object) {
  switch (kind) {
    case 'office': {
      const { offices } = (await colleague.get(officePaths.offices)).json<CompanyOffices>();
      const { id: _id, isDeleted, needsAttention, version: seen, ...shown } = offices.find((one) => one.id === id) as CompanyOffice;
      return colleague.send('PATCH', officeUrl('office', { id }), { ...shown, ...changes }, ifMatch(seen));
    }
    case 'client': {
      const shown = (await colleague.get(officeUrl('client', { id }))).json<OfficeClient>();
      return colleague.send('PUT', officeUrl('client', { id }), { ...shown, ...changes }, ifMatch(shown.version));
    }
    case 'job': {
      const { content, version: seen } = (await colleague.get(officeUrl('job', { id }))).json<JobDetail>();
      const { closingDate = content.closingDate, ar = content.ar, ...en } = changes as Partial<JobDetail['content']>;
      return colleague.send('PUT', officeUrl('jobPublication', { id }), { closingDate, ar, en: { ...content.en, ...en } }, ifMatch(seen));
    }
    case 'review':
      return colleague.send('PATCH', officeUrl('review', { id }), { state: 'rejected' }, ifMatch(version));
  }
}

describe.each(engines)('what needs attention on $name', (engine) => {
  test('nothing does while every row fits, drafts of jobs and deleted offices included', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await addOpenJob(api.store, { publishedAt: null });
    expect((await owner.send('POST', officePaths.jobs, emptyJob)).statusCode).toBe(201);
    await write('groups', { isDeleted: 1, services: 'broken' });

    expect(await attention(owner)).toEqual({ entries: [], total: 0 });
    expect((await owner.get(officePaths.counts)).json()).not.toHaveProperty('attention');
  });

  test('a client with a category that there is not is named, and is public again once it is saved in its editor', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write('clients', { category: 'Bank' });
    const isPublic = async () => (await api.app.inject(apiPaths.clients)).json().length === 1;
    const revisions = await api.store.revisions.current();

    const { entries, total } = await attention(owner);
    const [faulty] = entries as [FaultyEntry];

    expect(total).toBe(1);
    expect(faulty).toMatchObject({ kind: 'client', name: 'A client', stored: { category: 'Bank' } });
    expect(faulty.faults).toEqual([{ field: 'category', path: [], reason: 'not-a-choice' }]);
    expect((await owner.get(officePaths.counts)).json().attention).toBe(1);
    expect(await isPublic()).toBe(false);

    expect((await attention(owner, faulty.id)).entries).toEqual([faulty]);
    expect(await attention(owner, 'another')).toEqual({ entries: [], total: 0 });

    const unchanged = await save(owner, faulty, {});
    const repaired = await save(owner, faulty, { category: 'Banks' });

    expect([unchanged.statusCode, repaired.statusCode], repaired.body).toEqual([422, 200]);
    expect(Object.keys(unchanged.json().errors)).toEqual(['category']);
    expect(await isPublic()).toBe(true);
    expect((await api.store.revisions.current()).clients).toBe(revisions.clients + 1);
    expect(await attention(owner)).toEqual({ entries: [], total: 0 });
    expect((await owner.get(officePaths.counts)).json()).not.toHaveProperty('attention');
  });

  test.each<[EntryKind, 'groups' | 'clients' | 'careers' | 'reviews', object, object, object[]]>([
    ['office', 'groups', { services: 'Web, AI' }, { services: ['Web', 'AI'] }, [{ field: 'services', reason: 'not-list' }]],
    ['office', 'groups', { country: '' }, { country: 'Jordan' }, [{ field: 'country', reason: 'missing' }]],
    ['office', 'groups', { positionTop: 137 }, {}, [{ field: 'positionTop', reason: 'too-large', bound: 100 }]],
    ['office', 'groups', { ar: '{"name":4}' }, { ar: { name: 'مكتب' } }, [{ field: 'ar', path: ['name'], reason: 'not-text' }]],
    ['office', 'groups', { ar: 'Arabic' }, { ar: {} }, [{ field: 'ar', path: [], reason: 'not-translation' }]],
    [
      'client',
      'clients',
      { services: '[{"type":"Tills"}]' },
      { services: [{ type: 'POS Software' }] },
      [{ field: 'services', path: [0, 'type'], reason: 'not-a-choice' }],
    ],
    ['job', 'careers', { closingDate: '01/12/2099' }, { closingDate: '2099-12-01' }, [{ field: 'closingDate', reason: 'not-a-day' }]],
    ['job', 'careers', { closingDate: '' }, { closingDate: '2099-12-01' }, [{ field: 'closingDate', reason: 'missing' }]],
    ['job', 'careers', { publishedAt: 'now' }, {}, [{ field: 'publishedAt', reason: 'not-a-moment' }]],
    [
      'job',
      'careers',
      { responsibilities: '["Plan",2]', qualifications: 'null' },
      { responsibilities: ['Plan'], qualifications: ['Knows'] },
      [
        { field: 'responsibilities', path: [1], reason: 'not-text' },
        { field: 'qualifications', reason: 'missing' },
      ],
    ],
    [
      'job',
      'careers',
      { ar: '{"jobTitle":"مهندس"}' },
      { ar: emptyJobText },
      [
        { field: 'ar', path: ['location'], reason: 'missing' },
        { field: 'ar', path: ['summary'], reason: 'missing' },
        { field: 'ar', path: ['responsibilities'], reason: 'missing' },
        { field: 'ar', path: ['qualifications'], reason: 'missing' },
      ],
    ],
    [
      'review',
      'reviews',
      { rate: 50, service: 'Tills', status: 'published' },
      {},
      [
        { field: 'rate', reason: 'too-large', bound: 5 },
        { field: 'service', reason: 'not-a-choice' },
        { field: 'status', reason: 'not-a-choice' },
      ],
    ],
  ])('%s: %s with %j opens in its editor, and is in order once it is saved with %j', async (kind, table, broken, values, faults) => {
    const { api, db, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write(table, broken);

    const [faulty] = (await attention(owner)).entries as [FaultyEntry];
    const saved = await save(owner, faulty, values);

    expect(faulty.kind).toBe(kind);
    expect(faulty.faults).toMatchObject(faults);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await attention(owner)).toEqual({ entries: [], total: 0 });
    expect((await db.selectFrom(table).selectAll().execute()).length).toBe(1);
  });

  test('what was not right cannot be brought back', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write('groups', { services: 'Web, AI' });
    await write('careers', { responsibilities: 'Plan' });
    const [office, job] = (await attention(owner)).entries as [FaultyEntry, FaultyEntry];

    await save(owner, office, {});
    await save(owner, job, {});

    for (const { id } of [...(await api.store.events.about(office.id)), ...(await api.store.events.about(job.id))])
      expect((await owner.undo([id])).statusCode).toBe(409);
    expect((await attention(owner)).total).toBe(0);
  });

  test('an entry says since when it may be wrong: it was in order when the Office had to do with it last', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write('clients', { category: 'Bank' });
    await write('reviews', { service: 'Tills' });
    const since = async () => Object.fromEntries((await attention(owner)).entries.map((entry) => [entry.kind, entry.since]));
    const [received] = await api.store.reviews.list();

    expect(await since()).toEqual({ client: null, review: received?.receivedAt });

    const [faulty] = (await attention(owner)).entries as [FaultyEntry];
    await save(owner, faulty, { category: 'Banks' });
    const [changed] = await api.store.events.list({ limit: 1 });
    await write('clients', { category: 'Bank' });

    expect(await since()).toMatchObject({ client: changed?.at });
  });

  test('a review that does not fit is put among the rejected ones, where it is shown, and comes back', async () => {
    const { api, write } = await startWithEntries(engine);
    const editor = await signIn(api, 'editor');
    const owner = await signIn(api, 'owner');
    await write('reviews', { rate: 50, service: 'Tills', status: 'approved' });
    const [faulty] = (await attention(editor)).entries as [FaultyEntry];

    const rejected = await save(editor, faulty, {});

    const { events: _, ...review } = rejected.json();
    expect(review).toMatchObject({ state: 'rejected', rate: null, service: null });
    expect((await editor.get(officePaths.reviews)).json<ReviewLists>().rejected).toEqual([review]);
    expect((await attention(editor)).total).toBe(0);

    const [event] = await api.store.events.list({ limit: 1 });
    expect((await owner.undo([event?.id ?? ''])).statusCode).toBe(200);
    expect((await attention(editor)).total).toBe(1);
  });

  test('moments and bytes that SQL by hand has written take no list down', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await addOpenJob(api.store, { jobTitle: 'An open job' });
    await write('clients', { deletedAt: '2026-11-20 10:00:00' });
    await write('careers', { closedAt: '2026-11-20', archivedAt: 'yesterday', publishedAt: 'now' });
    await write('reviews', { receivedAt: '2026-11-20 10:00:00', decidedAt: 'then' });
    const bytes = engine.name === 'SQLite' ? Buffer.from('00ff', 'hex') : '';
    await write('groups', { name: bytes, positionTop: Number.MAX_VALUE, isDeleted: 1 });

    await addOpenJob(api.store, { jobTitle: 'A job without a day', closingDate: '01/12/2000' });

    for (const path of [
      officePaths.counts,
      `${officePaths.clients}?off=true`,
      officePaths.jobs,
      officePaths.reviews,
      officePaths.offices,
      officePaths.today,
    ])
      expect((await owner.get(path)).statusCode, path).toBe(200);
    expect((await owner.get(`${officePaths.clients}?off=true`)).json().rows).toMatchObject([{ deletedAt: '2026-11-20T10:00:00.000Z' }]);
    expect(
      (await owner.get(officePaths.jobs))
        .json()
        .jobs.map(({ state }: { state: string }) => state)
        .toSorted(),
    ).toEqual(['archived', 'archived', 'open']);
  });

  test('a role sees what it may change, and nothing else', async () => {
    const { api, write } = await startWithEntries(engine);
    await write('groups', { services: '' });
    await write('clients', { services: '' });
    await write('careers', { responsibilities: '' });
    await write('reviews', { rate: 0 });
    const roles: Role[] = ['owner', 'sales', 'hiring', 'editor'];
    const colleagues = new Map(await Promise.all(roles.map(async (role) => [role, await signIn(api, role)] as const)));

    const seen: Record<string, EntryKind[]> = {};
    for (const [role, colleague] of colleagues) {
      seen[role] = (await attention(colleague)).entries.map(({ kind }) => kind);
      expect((await colleague.get(officePaths.counts)).json().attention).toBe(seen[role].length);
    }

    expect(seen).toEqual({
      owner: ['office', 'client', 'job', 'review'],
      sales: ['review'],
      hiring: ['job'],
      editor: ['office', 'client', 'review'],
    });
  });

  test('a review that does not fit leaves the others in their lists', async () => {
    const { api, db } = await startWithEntries(engine);
    const editor = await signIn(api, 'editor');
    await api.post(apiPaths.reviews, review({ fullName: 'Another reviewer' }));
    await db
      .updateTable('reviews')
      .set({ service: 'Tills' as never })
      .where('fullName', '=', 'A reviewer')
      .execute();

    const lists = await editor.get(officePaths.reviews);

    expect(lists.statusCode).toBe(200);
    expect(lists.json().pending).toMatchObject([{ fullName: 'Another reviewer' }]);
    expect((await editor.get(officePaths.counts)).json()).toMatchObject({ reviews: 1, attention: 1 });
  });
});
