import { describe, expect, test } from 'vitest';
import type { ApplicationBoard, ApplicationDetail, ApplicationPage, ApplicationsOverview } from '#contract/office/applications';
import { officePaths, officeUrl } from '#contract/office/paths';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { pdf } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const open = async (colleague: TestColleague, id: string): Promise<ApplicationDetail> =>
  (await colleague.get(officeUrl('application', { id }))).json();
const list = async (colleague: TestColleague, query = ''): Promise<ApplicationPage> =>
  (await colleague.get(`${officePaths.applications}?${query}`)).json();
const board = async (colleague: TestColleague, query = ''): Promise<Record<string, string[]>> => {
  const { steps }: ApplicationBoard = (await colleague.get(`${officePaths.applicationBoard}?${query}`)).json();
  return Object.fromEntries(steps.filter(({ total }) => total > 0).map(({ state, rows }) => [state, rows.map(({ fullName }) => fullName)]));
};
const change = (colleague: TestColleague, { id, version }: { id: string; version: number }, body: object) =>
  colleague.send('PATCH', officeUrl('application', { id }), body, ifMatch(version));

const interview = { at: '2099-12-01T09:00:00.000Z', minutes: 45, place: 'Rainbow Street 1', people: [] };

describe.each(engines)('work on applications on $name', (engine) => {
  test('an application is new, goes up the steps, and back by undo alone', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id } = await apply(api, await addOpenJob(api.store));

    const received = await open(hiring, id);
    const moved = await change(hiring, received, { state: 'interview', rating: 4, interview });
    const skipped = await change(hiring, moved.json(), { state: 'hired' });
    const impossible = await change(hiring, skipped.json(), { state: 'new' });
    const undone = await hiring.undo(skipped.json().events);
    const outdated = await change(hiring, received, { state: 'declined' });

    expect(received).toMatchObject({
      state: 'new',
      since: received.receivedAt,
      rating: null,
      version: 1,
      resume: { name: 'Salma Nour.pdf' },
    });
    expect(moved.json()).toMatchObject({ state: 'interview', rating: 4, interview, version: 2 });
    expect([skipped.statusCode, impossible.statusCode, undone.statusCode, outdated.statusCode]).toEqual([200, 409, 200, 412]);
    expect(outdated.json()).toMatchObject({ state: 'interview', version: 4 });
    expect((await open(hiring, id)).timeline.map((entry) => (entry.kind === 'step' ? entry.what : entry.kind))).toEqual([
      ...['received', 'receipt', 'state', 'rating', 'interview', 'state', 'state'],
    ]);
  });

  test('the board has the steps of one job, and who waits longest first; declined ones who were not told come before the others', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const [job, other] = [await addOpenJob(api.store), await addOpenJob(api.store, { jobTitle: 'Front-end Developer' })];
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const sent = await Array.fromAsync(names, (fullName) => apply(api, job, { fullName, email: `${fullName}@visitor.example` }));
    await apply(api, other, { fullName: 'Elsewhere', email: 'elsewhere@visitor.example' });
    const decline = (index: number, told: boolean) =>
      hiring.send(
        'PATCH',
        officeUrl('application', { id: sent[index]?.id ?? '' }),
        { state: 'declined', ...(told && { told }) },
        ifMatch(1),
      );
    await decline(2, false);
    await decline(3, true);
    await api.store.transaction(({ officeJobs }) => officeJobs.change(other, { closedAt: new Date().toISOString() }));

    const overview: ApplicationsOverview = (await hiring.get(officePaths.applicationJobs)).json();

    expect(await board(hiring, `jobId=${job}`)).toEqual({ new: ['First', 'Second'], declined: ['Third', 'Fourth'] });
    expect(await board(hiring)).toEqual({ new: ['First', 'Second', 'Elsewhere'], declined: ['Third', 'Fourth'] });
    expect(overview).toMatchObject({ suspicious: 0, retentionMonths: 12 });
    expect(overview.jobs.find(({ id }) => id === job)).toMatchObject({
      titles: { en: 'Network Engineer' },
      applied: 4,
      newCount: 2,
      untold: 1,
      isOpen: true,
    });
    expect(overview.jobs.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      [job, true],
      [other, false],
    ]);
    expect((await list(hiring, 'untold=true')).rows.map(({ fullName }) => fullName)).toEqual(['Third']);
  });

  test('the list is found by words and narrowed, page by page, in every order', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    for (const fullName of ['Basel Nimri', 'Ola Freij', 'أحمد علي'])
      await apply(api, job, { fullName, email: `${fullName.length}@visitor.example` });
    const all = await list(hiring, 'sort=oldest');
    const [basel, ola] = all.rows;
    await change(hiring, basel as never, { rating: 5 });
    await change(hiring, ola as never, { rating: 2, state: 'reading', assigneeId: hiring.id });
    await hiring.send('POST', officeUrl('applicationNotes', { id: ola?.id ?? '' }), { text: 'Knows routing' });

    const names = async (query: string) => (await list(hiring, query)).rows.map(({ fullName }) => fullName);
    const pages: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: ApplicationPage = await list(hiring, `sort=rating&limit=1${after && `&after=${after}`}`);
      pages.push(...page.rows.map(({ fullName }) => fullName));
      after = page.next;
    }

    expect(await names('search=احمد')).toEqual(['أحمد علي']);
    expect(await names('search=routing')).toEqual(['Ola Freij']);
    expect(await names('rating=3')).toEqual(['Basel Nimri']);
    expect(await names('assignee=nobody&sort=name')).toEqual(['Basel Nimri', 'أحمد علي']);
    expect(await names(`assignee=${hiring.id}`)).toEqual(['Ola Freij']);
    expect(await names('received=today&rating=3')).toEqual(['Basel Nimri']);
    expect(await names('receivedTo=2026-01-01')).toEqual([]);
    expect(await names('state=reading&state=offer')).toEqual(['Ola Freij']);
    expect(pages).toEqual(['Basel Nimri', 'Ola Freij', 'أحمد علي']);
    expect(all.total).toBe(3);
    expect((await hiring.get(`${officePaths.applications}?after=nonsense`)).statusCode).toBe(400);
  });

  test('many are changed at once, but for those that somebody else has changed', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const ids = (await Array.fromAsync(['a', 'b', 'c'], (name) => apply(api, job, { fullName: name, email: `${name}@b.example` }))).map(
      ({ id }) => id,
    );
    await change(hiring, { id: ids[1] ?? '', version: 1 }, { rating: 3 });

    const versions = Object.fromEntries(ids.map((id) => [id, 1]));
    const done = await hiring.send('POST', officePaths.applicationsBulk, { ids, versions, change: { state: 'declined' } });

    expect(done.json()).toMatchObject({
      changed: [{ state: 'declined', declineNotifiedAt: null }, { state: 'declined' }],
      unchanged: [ids[1]],
    });
  });

  test('it can be given to those alone who decide on applications', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    const { id } = await apply(api, await addOpenJob(api.store));

    const toSales = await change(hiring, { id, version: 1 }, { assigneeId: sales.id });
    const toHiring = await change(hiring, { id, version: 1 }, { assigneeId: hiring.id });

    expect([toSales.statusCode, toHiring.json().assigneeId]).toEqual([409, hiring.id]);
  });

  test('a note is changed, removed and brought back by whoever wrote it, and by nobody else', async () => {
    const api = await startApi(engine);
    const [hiring, owner] = [await signIn(api, 'hiring'), await signIn(api, 'owner')];
    const { id } = await apply(api, await addOpenJob(api.store));
    const url = officeUrl('applicationNotes', { id });
    await hiring.send('POST', url, { text: 'Clear and short' }, { 'idempotency-key': 'once' });
    await hiring.send('POST', url, { text: 'Clear and short' }, { 'idempotency-key': 'once' });
    const note = (await open(hiring, id)).timeline.find((entry) => entry.kind === 'note');
    const noteUrl = officeUrl('applicationNote', { id, note: note?.id ?? '' });
    const send = (colleague: TestColleague, version: number, body: object) => colleague.send('PATCH', noteUrl, body, ifMatch(version));

    const byOther = await send(owner, 1, { removed: true });
    const changed = await send(hiring, 1, { text: 'Clear, short, no adjectives' });
    const outdated = await send(hiring, 1, { text: 'Lost' });
    const removed = await send(hiring, 2, { removed: true });
    const restored = await send(hiring, 3, { removed: false });

    expect([byOther, changed, outdated, removed, restored].map(({ statusCode }) => statusCode)).toEqual([403, 200, 412, 200, 200]);
    expect(removed.json().notes).toBe(0);
    const notes = (await open(hiring, id)).timeline.filter((entry) => entry.kind === 'note');
    expect(notes).toMatchObject([{ text: 'Clear, short, no adjectives', editedAt: expect.any(String), version: 4 }]);
  });

  test('a résumé is read by those who decide alone, as a file that nothing keeps or runs, and every opening is an event', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    const { id, reference } = await apply(api, await addOpenJob(api.store), { resume: pdf(50_000) });
    const url = officeUrl('applicationResume', { id });

    const response = await hiring.get(url);
    const refused = await sales.get(url);
    const unknown = await hiring.get(officeUrl('applicationResume', { id: 'none' }));

    expect(response.rawPayload.equals(pdf(50_000))).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"; filename*=UTF-8''Salma%20Nour%20${reference}.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect([refused.statusCode, unknown.statusCode]).toEqual([403, 404]);
    expect((await eventKindsOf(api)).filter((kind) => kind === 'application.resume')).toHaveLength(1);
    expect((await open(hiring, id)).timeline.at(-1)).toMatchObject({ kind: 'step', what: 'resume', authorId: hiring.id });
  });

  test('erasing takes the family name, and leaves nothing but that somebody did it', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id, token } = await apply(api, await addOpenJob(api.store), { fullName: 'Lara Saif' });
    await hiring.send('POST', officeUrl('applicationNotes', { id }), { text: 'Saif knows Xyzzy' });
    await hiring.send('PUT', officeUrl('applicationDraft', { id }), { subject: 'Xyzzy', text: 'Dear Saif' });
    await hiring.send('POST', officeUrl('applicationReplies', { id }), { text: 'Xyzzy by telephone' });
    await hiring.send('POST', officeUrl('applicationMails', { id }), { subject: 'Xyzzy', text: 'Dear Saif', assignToMe: true, version: 9 });
    const owner = await signIn(api, 'owner');
    const exported = await owner.send('POST', officePaths.privacyExport, { email: 'salma@visitor.example' });
    expect(exported.json()).toMatchObject({
      notes: [{ text: 'Saif knows Xyzzy' }],
      replies: [{ text: 'Xyzzy by telephone' }],
      answers: [{ subject: 'Xyzzy' }],
      applications: [{ fullName: 'Lara Saif', state: 'new' }],
    });
    const url = officeUrl('applicationErasure', { id });

    const wrong = await hiring.send('POST', url, { confirmation: 'Sai' });
    const right = await hiring.send('POST', url, { confirmation: 'saif' });

    expect([wrong.statusCode, right.statusCode, (await hiring.get(officeUrl('application', { id }))).statusCode]).toEqual([422, 204, 404]);
    expect((await api.app.inject(`/api/application-status/${token}`)).statusCode).toBe(404);
    expect(await api.resumes()).toEqual([]);
    expect((await list(hiring, 'search=Xyzzy')).total).toBe(0);
    const events = await api.store.events.list({ limit: 100 });
    expect(JSON.stringify(events)).not.toMatch(/Saif|Xyzzy/);
    expect(events[0]).toMatchObject({ kind: 'application.erased', actor: { id: hiring.id }, subject: { name: '' } });
    expect(await api.store.conversations.notes(id)).toEqual([]);
    expect(await api.store.conversations.drafts(id, '')).toEqual({ draft: null, writing: [] });
    expect(await api.store.conversations.replies(id)).toEqual([]);
    expect(await api.store.conversations.answers(id)).toEqual([]);
  });

  test('nobody else sees anything of applications: not in counts, Today, search, or mails that came back', async () => {
    const api = await startApi(engine);
    const [hiring, sales, editor] = [await signIn(api, 'hiring'), await signIn(api, 'sales'), await signIn(api, 'editor')];
    const { id } = await apply(api, await addOpenJob(api.store), { fullName: 'Lara Saif' });
    const lease = { now: new Date(), leaseUntil: new Date(Date.now() + 60_000), limit: 9 };
    for (const mail of await api.store.outbox.lease(lease)) await api.store.outbox.markFailed(mail, 'no such mailbox', undefined);
    const seen = async (colleague: TestColleague) => ({
      counts: (await colleague.get(officePaths.counts)).json(),
      today: (await colleague.get(officePaths.today)).json(),
      found: (await colleague.get(`${officePaths.find}?search=Lara`)).json(),
      mails: (await colleague.get(officePaths.mails)).json(),
    });

    const ofHiring = await seen(hiring);

    expect(ofHiring.counts).toMatchObject({ applications: 1 });
    expect(ofHiring.today.waiting).toMatchObject([{ kind: 'application', id, name: 'Lara Saif', text: 'Network Engineer' }]);
    expect(ofHiring.mails).toHaveLength(2);
    expect(ofHiring.found).toMatchObject([{ kind: 'contact' }, { kind: 'application', id }]);
    for (const colleague of [sales, editor])
      expect(JSON.stringify(await seen(colleague))).not.toMatch(/applications|Lara|Network Engineer/);
  });
});
