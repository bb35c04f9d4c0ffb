import { describe, expect, test } from 'vitest';
import { type ApplicationStatus, statusPaths } from '#contract/application-status';
import type { ApplicationDetail, ApplicationPage } from '#contract/office/applications';
import type { Contact } from '#contract/office/contacts/contact';
import { officePaths, officeUrl } from '#contract/office/paths';
import { separateFromKept } from '../../../cases/merge-cases.ts';
import { collectPersonalData } from '../../../services/collect-personal-data.ts';
import { inTransaction } from '../../../store/work.ts';
import { apply, sendApplication } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { application, pdf } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const open = async (colleague: TestColleague, id: string): Promise<ApplicationDetail> =>
  (await colleague.get(officeUrl('application', { id }))).json();
const list = async (colleague: TestColleague, query = ''): Promise<ApplicationPage> =>
  (await colleague.get(`${officePaths.applications}?${query}`)).json();
const change = async (colleague: TestColleague, id: string, body: object) =>
  colleague.send('PATCH', officeUrl('application', { id }), body, ifMatch((await open(colleague, id)).version));
const merge = (colleague: TestColleague, id: string, targetId: string) =>
  colleague.send('POST', officeUrl('applicationMerge', { id }), { targetId });
const statusOf = async ({ app }: TestApi, token: string): Promise<ApplicationStatus> =>
  (await app.inject({ url: statusPaths.status(token) })).json();
const steps = ({ timeline }: ApplicationDetail) => timeline.map((entry) => (entry.kind === 'step' ? entry.what : entry.kind));
const noMailFiles = { find: async () => [], read: async () => Buffer.alloc(0), delete: async () => undefined };

/** Somebody who has applied twice for a job, and the colleague who reads it. */
async function twice(api: TestApi) {
  const hiring = await signIn(api, 'hiring');
  const job = await addOpenJob(api.store);
  const first = await apply(api, job, { email: 'salma@visitor.example', resume: pdf(2_000) });
  await change(hiring, first.id, { state: 'reading', rating: 4, assigneeId: hiring.id });
  const second = await apply(api, job, { email: 'Salma@Visitor.example', fullName: 'Salma Nour-Haddad', resume: pdf(3_000) });
  return { hiring, job, first, second };
}

describe.each(engines)('somebody who applies for the same job again on $name', (engine) => {
  test('is one application, with both résumés, that is found by what either says and waits for an answer', async () => {
    const api = await startApi(engine);
    const { hiring, job, first, second } = await twice(api);

    const opened = await open(hiring, second.id);

    expect(opened).toMatchObject({ id: first.id, reference: first.reference, state: 'reading', rating: 4, assigneeId: hiring.id });
    expect(opened.parts).toMatchObject([
      { id: second.id, reference: second.reference, fullName: 'Salma Nour-Haddad', resume: { size: 3_000 } },
    ]);
    expect([opened.wroteAt, opened.appliedAgainAt]).toEqual([opened.parts[0]?.receivedAt, opened.parts[0]?.receivedAt]);
    expect(opened.erasedAt.slice(5, 10)).toBe(opened.parts[0]?.receivedAt.slice(5, 10));
    expect(steps(opened).filter((what) => what === 'again' || what === 'receipt' || what === 'merged')).toEqual(
      expect.arrayContaining(['receipt', 'receipt', 'again']),
    );
    expect(steps(opened)).not.toContain('merged');
    for (const search of ['Nour-Haddad', second.reference, first.reference])
      expect((await list(hiring, `search=${search}`)).rows.map(({ id }) => id)).toEqual([first.id]);
    expect((await hiring.get(`${officePaths.find}?search=${second.reference}`)).json()).toMatchObject([
      { kind: 'contact' },
      { kind: 'application', id: first.id },
    ]);
    const counts = await api.store.officeApplications.byJob();
    expect(counts.get(job)).toMatchObject({ applied: 1, newCount: 0 });
    expect((await list(hiring)).total).toBe(1);
    expect(await api.store.officeJobs.countApplications(job)).toBe(1);
    const always = { from: '2000-01-01T00:00:00.000Z', before: '2100-01-01T00:00:00.000Z' };
    expect((await api.store.figures.applications(always)).map(({ total }) => total)).toEqual([1]);
    const contact: Contact = (await hiring.get(officeUrl('contact', { id: second.id }))).json();
    expect(contact.sent.map((thing) => thing.kind === 'application' && thing.isMerged)).toEqual([true, false]);
    expect((await hiring.get(officePaths.applicationsCsv)).body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('their receipt comes, the mails to staff lead to the one application, and whoever has it hears of it', async () => {
    const api = await startApi(engine);
    const { job, first, second } = await twice(api);
    await apply(api, job, { email: 'salma@visitor.example' });

    const mails = await api.store.outbox.about(second.reference);

    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'staff']);
    expect(mails.find(({ kind }) => kind === 'staff')?.body).toContain(`/office/applications/${first.id}`);
    const told = (await api.store.outbox.list()).filter(({ kind }) => kind === 'account');
    const toFirst = { body: expect.stringContaining(`/office/applications/${first.id}`) };
    expect(told).toMatchObject([toFirst, toFirst]);
  });

  test('each résumé is opened under its own name, and the timeline of the one application says who did', async () => {
    const api = await startApi(engine);
    const { hiring, first, second } = await twice(api);

    const bodies = await Promise.all([first, second].map(({ id }) => hiring.get(officeUrl('applicationResume', { id }))));

    expect(bodies.map(({ rawPayload }) => rawPayload.length)).toEqual([2_000, 3_000]);
    expect(steps(await open(hiring, first.id)).filter((what) => what === 'resume')).toHaveLength(2);
  });

  test.each(['declined', 'hired', 'withdrawn'])('stands alone once the first is %s, and says so beside it', async (state) => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const first = await apply(api, job);
    if (state === 'withdrawn') await api.post(statusPaths.withdrawal(first.token), {});
    else await change(hiring, first.id, { state });

    const second = await apply(api, job);

    const opened = await open(hiring, second.id);
    expect(opened).toMatchObject({ id: second.id, state: 'new', parts: [], wroteAt: null, appliedAgainAt: null });
    expect(opened.others).toMatchObject([{ id: first.id, state, jobId: job }]);
    expect((await list(hiring)).total).toBe(2);
  });

  test('another job, another address and spam are joined to nothing, and nothing to spam', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const first = await apply(api, job);
    await apply(api, await addOpenJob(api.store));
    await apply(api, job, { email: 'other@visitor.example' });
    await apply(api, job, { elapsedMs: '1', remark: 'I am a program' });
    await change(hiring, first.id, { suspicious: true });

    await apply(api, job);

    expect(await api.store.officeApplications.merges()).toEqual([]);
  });

  test('two that come at once are one, and a form that is sent again is no further one', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const send = (key: string) => sendApplication(api, application(job), { 'idempotency-key': key });

    const answers = await Promise.all(['a', 'b', 'a', 'c', 'b'].map(send));
    answers.push(await send('c'));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    const { rows } = await list(hiring);
    expect(rows).toHaveLength(1);
    expect((await open(hiring, rows[0]?.id ?? '')).parts).toHaveLength(2);
    expect(await api.resumes()).toHaveLength(3);
  });

  test('both links lead to the one application, each with its own reference, and withdrawing by one withdraws it', async () => {
    const api = await startApi(engine);
    const { hiring, first, second } = await twice(api);

    expect(await statusOf(api, first.token)).toMatchObject({ reference: first.reference, stage: 'reading', canWithdraw: true });
    expect(await statusOf(api, second.token)).toMatchObject({ reference: second.reference, stage: 'reading', canWithdraw: true });
    await api.post(statusPaths.withdrawal(second.token), {});

    expect((await open(hiring, first.id)).state).toBe('withdrawn');
    expect([(await statusOf(api, first.token)).stage, (await statusOf(api, second.token)).stage]).toEqual(['withdrawn', 'withdrawn']);
  });

  test('is split off by hand, and joined again by undo; an answer ends the wait', async () => {
    const api = await startApi(engine);
    const { hiring, first, second } = await twice(api);

    const separated = await hiring.send('POST', officeUrl('applicationSeparation', { id: second.id }));

    expect(separated.json()).toMatchObject({ id: first.id, parts: [], wroteAt: null, appliedAgainAt: null });
    expect(await open(hiring, second.id)).toMatchObject({ id: second.id, state: 'new' });
    expect((await list(hiring, 'search=Nour-Haddad')).rows.map(({ id }) => id)).toEqual([second.id]);
    await hiring.undo(separated.json().events);
    expect((await open(hiring, second.id)).id).toBe(first.id);
    const mail = { subject: 'Thank you', text: 'We have both.', assignToMe: false, version: 0, anyway: true };
    await hiring.send('POST', officeUrl('applicationMails', { id: first.id }), mail);
    expect((await open(hiring, first.id)).wroteAt).toBeNull();
    expect((await hiring.send('POST', officeUrl('applicationSeparation', { id: first.id }))).statusCode).toBe(404);
  });

  test('is joined by hand to one that was decided about, with its notes, and stands alone again by undo', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const first = await apply(api, job);
    await change(hiring, first.id, { state: 'declined' });
    const second = await apply(api, job);
    await hiring.send('POST', officeUrl('applicationNotes', { id: second.id }), { text: 'Of the second' });

    const merged = await merge(hiring, second.id, first.id);

    expect([merged.statusCode, merged.json().notes, steps(merged.json())]).toEqual([
      200,
      1,
      expect.arrayContaining(['again', 'note', 'merged']),
    ]);
    await hiring.undo(merged.json().events);
    expect(await open(hiring, second.id)).toMatchObject({ id: second.id, state: 'new', notes: 1 });
    expect(await open(hiring, first.id)).toMatchObject({ state: 'declined', parts: [], notes: 0 });
  });

  test('cannot be joined to another job, with an interview, with parts of its own, or to itself', async () => {
    const api = await startApi(engine);
    const { hiring, job, first } = await twice(api);
    const elsewhere = await apply(api, await addOpenJob(api.store));
    const other = await apply(api, job, { email: 'other@visitor.example' });
    const invited = await apply(api, job, { email: 'invited@visitor.example' });
    const interview = { at: '2099-12-01T09:00:00.000Z', minutes: 45, place: '', people: [] };
    await change(hiring, invited.id, { state: 'interview', interview });

    const refused = await Promise.all([
      merge(hiring, elsewhere.id, first.id),
      merge(hiring, invited.id, first.id),
      merge(hiring, first.id, other.id),
      merge(hiring, first.id, first.id),
    ]);

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect((await merge(hiring, other.id, 'nobody')).statusCode).toBe(404);
    const sales = await signIn(api, 'sales');
    expect((await merge(sales, other.id, first.id)).statusCode).toBe(403);
  });

  test('is exported and erased as one, by hand and by the period from the last one on', async () => {
    const api = await startApi(engine);
    const { hiring, first, second } = await twice(api);
    const context = { store: api.store, files: api.files, mailFiles: noMailFiles as never };
    const { parts } = await open(hiring, first.id);
    const last = new Date(parts[0]?.receivedAt ?? '');

    const exported = await collectPersonalData(context, 'salma@visitor.example');
    expect(exported.applications).toMatchObject([{ reference: first.reference }, { reference: second.reference, mergedInto: first.id }]);
    expect(await api.store.submissions.applicationsBefore(last, 10)).toEqual([]);
    const expired = await api.store.submissions.applicationsBefore(new Date(last.getTime() + 1), 10);
    expect(expired).toEqual([first.reference, second.reference]);
    await hiring.send('POST', officeUrl('applicationErasure', { id: first.id }), { confirmation: 'Nour' });

    expect([await api.store.applicants.list(), await api.resumes()]).toEqual([[], []]);
  });

  test('from another address stays when the one is erased, and is erased by itself where its first one is gone', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const [one, other] = [await apply(api, job), await apply(api, job, { email: 'other@visitor.example' })];
    await merge(hiring, other.id, one.id);

    await inTransaction(api.store, { actor: null }, (work) => separateFromKept(work, [one.reference]));
    expect(await open(hiring, other.id)).toMatchObject({ id: other.id, state: 'new' });

    await merge(hiring, other.id, one.id);
    // As the release before erases.
    await api.store.transaction(({ submissions }) => submissions.erase([one.reference]));
    expect(await api.store.submissions.applicationsBefore(new Date(Date.now() + 1_000), 10)).toEqual([other.reference]);
  });
});
