import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { type Attention, type EntryKind, type FaultyEntry, repairCalls, undoRepairCalls } from '#contract/office/attention';
import { emptyJob } from '#contract/office/job-check';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Role } from '#contract/office/permissions';
import type { entryTables } from '../store/attention.ts';
import { openEngine } from '../store/open-engine.ts';
import { engines, type TestEngine } from '../testing/engines.ts';
import { review } from '../testing/forms.ts';
import { signIn, type TestColleague } from '../testing/office-colleague.ts';
import { addCareer, startApi } from '../testing/test-api.ts';

const office = { country: 'Jordan', address: 'A', phone: '1', email: 'a@b.example', services: ['Web'], showOnHome: true, isDeleted: false };
const client = { logo: '/uploads/a.svg', category: 'Banks' as const, services: [], isPrivateWork: false, comingSoon: false };

/** An entry of each kind, and the database itself to break them. */
async function startWithEntries(engine: TestEngine) {
  const api = await startApi(engine);
  await api.store.transaction(async ({ groups, clients }) => {
    await groups.add([{ ...office, name: 'An office' }]);
    await clients.add([{ ...client, name: 'A client' }]);
  });
  await addCareer(api.store, { jobTitle: 'A job' });
  await api.post(apiPaths.reviews, review({ fullName: 'A reviewer' }));
  const { db } = await openEngine({ dataDir: api.dataDir, databaseUrl: (await engine.environment(api.dataDir)).DATABASE_URL });
  onTestFinished(() => db.destroy());
  const write = (table: (typeof entryTables)[EntryKind], columns: object) =>
    db
      .updateTable(table as 'groups')
      .set(columns as never)
      .execute();
  return { api, db, write };
}

const attention = async (colleague: TestColleague): Promise<Attention> => (await colleague.get(officePaths.attention)).json();
const repair = (colleague: TestColleague, { kind, id, rowHash }: FaultyEntry, values: object) =>
  colleague.send('PATCH', officeUrl(repairCalls[kind], { id }), { rowHash, values });
const undoRepair = (colleague: TestColleague, kind: EntryKind, id: string, rowHash: string) =>
  colleague.send('POST', officeUrl(undoRepairCalls[kind], { id }), { rowHash });

describe.each(engines)('what needs attention on $name', (engine) => {
  test('nothing does while every row fits, drafts of jobs and deleted offices included', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await addCareer(api.store, { publishedAt: null });
    expect((await owner.send('POST', officePaths.jobs, emptyJob)).statusCode).toBe(201);
    await write('groups', { isDeleted: 1, services: 'broken' });

    expect(await attention(owner)).toEqual({ entries: [], total: 0 });
    expect((await owner.get(officePaths.counts)).json()).not.toHaveProperty('attention');
  });

  test('a client with a category that there is not is named, and is public again once it is repaired', async () => {
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

    const stillWrong = await repair(owner, faulty, { category: 'Bankers' });
    const others = await repair(owner, faulty, { category: 'Banks', name: 'Another' });
    const nothing = await repair(owner, faulty, {});
    const repaired = await repair(owner, faulty, { category: 'Banks' });
    const again = await repair(owner, faulty, { category: 'Banks' });

    expect([stillWrong, others, nothing, repaired, again].map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 200, 404]);
    expect(others.json().errors).toEqual({ name: 'This field is not known' });
    expect(await isPublic()).toBe(true);
    expect((await api.store.revisions.current()).clients).toBe(revisions.clients + 1);
    expect(await attention(owner)).toEqual({ entries: [], total: 0 });
    expect((await owner.get(officePaths.counts)).json()).not.toHaveProperty('attention');
    const [event] = await api.store.events.list({ limit: 1 });
    expect(event).toMatchObject({ kind: 'entry.mended', before: '{"category":"Bank"}', after: '{"category":"Banks"}' });
  });

  test.each<[EntryKind, 'groups' | 'clients' | 'careers' | 'reviews', object, object, object[]]>([
    ['office', 'groups', { services: 'Web, AI' }, { services: ['Web', 'AI'] }, [{ field: 'services', reason: 'not-list' }]],
    ['office', 'groups', { country: '' }, { country: 'Jordan' }, [{ field: 'country', reason: 'missing' }]],
    ['office', 'groups', { positionTop: 137 }, { positionTop: null }, [{ field: 'positionTop', reason: 'too-large', bound: 100 }]],
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
    ['job', 'careers', { publishedAt: 'now' }, { publishedAt: null }, [{ field: 'publishedAt', reason: 'not-a-moment' }]],
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
      { ar: null },
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
      { rate: 5, service: 'Web', status: 'approved' },
      [
        { field: 'rate', reason: 'too-large', bound: 5 },
        { field: 'service', reason: 'not-a-choice' },
        { field: 'status', reason: 'not-a-choice' },
      ],
    ],
  ])('%s: %s with %j is repaired by %j', async (kind, table, broken, values, faults) => {
    const { api, db, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write(table, broken);

    const [faulty] = (await attention(owner)).entries as [FaultyEntry];
    const repaired = await repair(owner, faulty, values);

    expect(faulty.kind).toBe(kind);
    expect(faulty.faults).toMatchObject(faults);
    expect(repaired.statusCode, repaired.body).toBe(200);
    expect((await attention(owner)).total).toBe(0);
    expect((await db.selectFrom(table).selectAll().execute()).length).toBe(1);

    const back = await undoRepair(owner, kind, faulty.id, repaired.json().rowHash);

    expect(back.statusCode, back.body).toBe(204);
    expect((await attention(owner)).entries).toEqual([{ ...faulty, rowHash: expect.any(String) }]);
    expect((await api.store.events.list({ limit: 1 }))[0]).toMatchObject({ kind: 'entry.unmended', actor: { id: owner.id } });
  });

  test('a repair is undone once, while the row is as it was left, and no later', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write('clients', { category: 'Bank' });
    const [faulty] = (await attention(owner)).entries as [FaultyEntry];
    const { id } = faulty;
    const revision = async () => (await api.store.revisions.current()).clients;

    const { rowHash } = (await repair(owner, faulty, { category: 'Banks' })).json();
    const before = await revision();
    const answers = [await undoRepair(owner, 'client', id, rowHash), await undoRepair(owner, 'client', id, rowHash)];
    expect(await revision()).toBe(before + 1);
    const [again] = (await attention(owner)).entries as [FaultyEntry];
    const second = (await repair(owner, again, { category: 'Other Clients' })).json();
    await write('clients', { name: 'Somebody was faster' });
    answers.push(await undoRepair(owner, 'client', id, second.rowHash), await undoRepair(owner, 'client', 'unknown', second.rowHash));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 409, 409, 409]);
    expect(await attention(owner)).toEqual({ entries: [], total: 0 });
  });

  test('a role sees and repairs what it may change, and nothing else', async () => {
    const { api, write } = await startWithEntries(engine);
    await write('groups', { services: '' });
    await write('clients', { services: '' });
    await write('careers', { responsibilities: '' });
    await write('reviews', { rate: 0 });
    const roles: Role[] = ['owner', 'sales', 'hiring', 'editor'];
    const colleagues = new Map(await Promise.all(roles.map(async (role) => [role, await signIn(api, role)] as const)));
    const all = (await attention(colleagues.get('owner') as TestColleague)).entries;

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
    const job = all.find(({ kind }) => kind === 'job') as FaultyEntry;
    expect((await repair(colleagues.get('editor') as TestColleague, job, { responsibilities: ['Plan'] })).statusCode).toBe(403);
  });

  test('a row that has changed since it was read is not overwritten, whoever has changed it', async () => {
    const { api, write } = await startWithEntries(engine);
    const owner = await signIn(api, 'owner');
    await write('clients', { category: 'Bank' });
    const [faulty] = (await attention(owner)).entries as [FaultyEntry];
    await write('clients', { category: 'Bakery' });

    const late = await repair(owner, faulty, { category: 'Banks' });

    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ id: faulty.id, stored: { category: 'Bakery' } });
    expect((await repair(owner, late.json(), { category: 'Other Clients' })).statusCode).toBe(200);
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
