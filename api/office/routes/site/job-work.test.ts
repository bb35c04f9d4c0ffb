import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { apiPaths } from '#contract/api-paths';
import { emptyJob, emptyJobText } from '#contract/office/job-check';
import type { JobContent, JobDetail, JobList, JobRow } from '#contract/office/jobs';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { application, multipart, multipartType } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const english = {
  jobTitle: ' Bookkeeper ',
  location: 'Lisbon, Portugal',
  summary: 'Keeps the books.',
  responsibilities: ['Write invoices', ' ', 'Pay them'],
  qualifications: ['Counts'],
};
const arabic = { ...english, jobTitle: 'محاسب', location: 'لشبونة، البرتغال', summary: 'يمسك الدفاتر.' };
const written: JobContent = { ...emptyJob, closingDate: '2999-12-31', en: english };

const make = async (colleague: TestColleague, content: JobContent = written): Promise<JobDetail> =>
  (await colleague.send('POST', officeUrl('jobs'), content)).json();
const send = (colleague: TestColleague, method: 'PUT' | 'PATCH', url: string, body: object | undefined, version: number) =>
  colleague.send(method, url, body, { 'if-match': `"${version}"` });
const publish = async (colleague: TestColleague, { id, version }: JobRow, content = written): Promise<JobDetail & { events: string[] }> =>
  (await send(colleague, 'PUT', officeUrl('jobPublication', { id }), content, version)).json();
const change = async (colleague: TestColleague, { id, version }: JobRow, body: object): Promise<JobDetail> =>
  (await send(colleague, 'PATCH', officeUrl('job', { id }), body, version)).json();
const rows = async (colleague: TestColleague): Promise<JobRow[]> => ((await colleague.get(officeUrl('jobs'))).json() as JobList).jobs;
const open = async ({ app }: TestApi, locale = 'en') =>
  (await app.inject({ url: apiPaths.openCareers, headers: { 'accept-language': locale } })).json();
const titles = async (api: TestApi, locale?: string): Promise<string[]> =>
  (await open(api, locale)).map(({ jobTitle }: { jobTitle: string }) => jobTitle);
const apply = (api: TestApi, careerId: string) =>
  api.app.inject({
    ...{ method: 'POST', url: apiPaths.applicants, payload: multipart(application(careerId)) },
    headers: { ...api.trusted(), 'content-type': multipartType },
  });
const revisionOf = async ({ store }: TestApi) => (await store.revisions.current()).careers;

describe.each(engines)('work on jobs on $name', (engine) => {
  test('a job is public from its publication on, tidied, and not as long as it is a draft', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');

    const draft = await make(hiring);
    const before = await titles(api);
    const published = await publish(hiring, draft);

    expect([draft.state, before]).toEqual(['draft', []]);
    expect(published).toMatchObject({ state: 'open', title: 'Bookkeeper', draft: null, languages: ['en'], applications: 0 });
    expect(await open(api)).toMatchObject([{ jobTitle: 'Bookkeeper', responsibilities: ['Write invoices', 'Pay them'] }]);
    expect(await eventKindsOf(api)).toEqual(['job.added', 'job.published']);
  });

  test('what is written about a public job stays a draft until it is published, and no page is made anew for it', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await publish(hiring, await make(hiring));
    const revision = await revisionOf(api);
    const url = officeUrl('jobDraft', { id: job.id });
    const changed = { ...job.content, en: { ...job.content.en, jobTitle: 'Head of the books' } };

    const saved: JobDetail = (await send(hiring, 'PUT', url, changed, job.version)).json();
    const shown = [await titles(api), (await revisionOf(api)) - revision];
    const undone: JobDetail = (await send(hiring, 'PUT', url, job.content, saved.version)).json();

    expect(saved).toMatchObject({ hasDraft: true, title: 'Head of the books', draft: { content: changed, savedBy: hiring.id } });
    expect(shown).toEqual([['Bookkeeper'], 0]);
    expect(undone).toMatchObject({ hasDraft: false, draft: null });
    await publish(hiring, undone, changed);
    expect(await titles(api)).toEqual(['Head of the books']);
    expect(await revisionOf(api)).toBe(revision + 1);
  });

  test('whoever was slower gets the newer state, and nothing of theirs is written', async () => {
    const api = await startApi(engine);
    const [hiring, owner] = [await signIn(api, 'hiring'), await signIn(api, 'owner')];
    const job = await make(hiring);
    const url = officeUrl('jobDraft', { id: job.id });
    const theirs = { ...written, en: { ...english, jobTitle: 'Theirs' } };
    await send(owner, 'PUT', url, theirs, job.version);

    const late = await send(hiring, 'PUT', url, { ...written, en: { ...english, jobTitle: 'Mine' } }, job.version);
    const published = await send(hiring, 'PUT', officeUrl('jobPublication', { id: job.id }), written, job.version);
    const changed = await send(hiring, 'PATCH', officeUrl('job', { id: job.id }), { isArchived: true }, job.version);

    expect([late.statusCode, published.statusCode, changed.statusCode]).toEqual([412, 412, 412]);
    expect(late.json()).toMatchObject({ title: 'Theirs', state: 'draft', draft: { savedBy: owner.id } });
    expect((await hiring.send('PUT', url, written)).statusCode).toBe(428);
  });

  test('closed before its day a job leaves the site at once and keeps its day; it opens again', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await publish(hiring, await make(hiring));

    const closed = await change(hiring, job, { isClosed: true });
    const refused = await apply(api, job.id);
    const shown = await titles(api);
    const reopened = await change(hiring, closed, { isClosed: false });

    expect(closed).toMatchObject({ state: 'closed', closingDate: '2999-12-31', closedAt: expect.any(String) });
    expect([refused.statusCode, refused.json().message]).toEqual([409, messages['application.careerClosed']]);
    expect(shown).toEqual([]);
    expect(reopened).toMatchObject({ state: 'open', closedAt: null, publishedAt: job.publishedAt });
    expect(await titles(api)).toEqual(['Bookkeeper']);
    expect((await apply(api, job.id)).statusCode).toBe(201);
  });

  test('a job whose day is over opens by a new day, which is published; the publication can be taken back', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const id = await addOpenJob(api.store, { closingDate: '2026-01-31' });
    const [job] = await rows(hiring);
    if (!job) throw new Error('There is no job');
    const { content }: JobDetail = (await hiring.get(officeUrl('job', { id }))).json();

    const impossible = await send(hiring, 'PATCH', officeUrl('job', { id }), { isClosed: false }, job.version);
    const closing = await send(hiring, 'PATCH', officeUrl('job', { id }), { isClosed: true }, job.version);
    const opened = await publish(hiring, job, { ...content, closingDate: '2999-01-01' });
    await hiring.undo(opened.events);
    const back = await hiring.get(officeUrl('job', { id }));
    const again = await hiring.undo(opened.events);

    // It is closed already, and by no hand.
    expect([impossible.statusCode, closing.statusCode]).toEqual([200, 409]);
    expect(opened).toMatchObject({ state: 'open', publishedAt: job.publishedAt });
    expect(back.json()).toMatchObject({ state: 'closed', closingDate: '2026-01-31', draft: { content: { closingDate: '2999-01-01' } } });
    expect(again.statusCode).toBe(409);
    expect(await titles(api)).toEqual([]);
  });

  test('the first publication that is taken back leaves a draft with all that was written', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const published = await publish(hiring, await make(hiring));

    await hiring.undo(published.events);
    const back = await hiring.get(officeUrl('job', { id: published.id }));

    expect(back.json()).toMatchObject({ state: 'draft', publishedAt: null, title: 'Bookkeeper' });
    expect(await titles(api)).toEqual([]);
  });

  test('an archived job keeps its applications, is not public, cannot be written, and comes back', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await publish(hiring, await make(hiring));
    await apply(api, job.id);

    const archived = await change(hiring, job, { isArchived: true });
    const refused = await apply(api, job.id);
    const draft = await send(hiring, 'PUT', officeUrl('jobDraft', { id: job.id }), written, archived.version);

    expect(archived).toMatchObject({ state: 'archived', applications: 1 });
    expect([refused.statusCode, draft.statusCode]).toEqual([409, 409]);
    expect(await titles(api)).toEqual([]);
    expect(await change(hiring, archived, { isArchived: false })).toMatchObject({ state: 'open', applications: 1 });
    expect(await titles(api)).toEqual(['Bookkeeper']);
  });

  test('what is missing and days that are over or in no calendar keep a job from being public, each with its sentence', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await make(hiring, emptyJob);
    const errors = async (content: JobContent) => {
      const response = await send(hiring, 'PUT', officeUrl('jobPublication', { id: job.id }), content, job.version);
      return [response.statusCode, response.json().errors];
    };
    const required = messages['field.required'];

    expect(await errors(emptyJob)).toEqual([
      422,
      { 'en.jobTitle': required, 'en.location': required, 'en.summary': required, closingDate: required },
    ]);
    expect(await errors({ ...written, closingDate: '2027-02-30' })).toEqual([422, { closingDate: messages['office.jobNoDay'] }]);
    expect(await errors({ ...written, closingDate: '2026-01-01' })).toEqual([422, { closingDate: messages['office.jobPastDay'] }]);
    expect(await errors({ ...written, ar: { ...emptyJobText, jobTitle: 'محاسب' } })).toEqual([
      422,
      { 'ar.location': required, 'ar.summary': required },
    ]);
    expect(await titles(api)).toEqual([]);
  });

  test('a job is in two languages or in one, whichever that is', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const both = await publish(hiring, await make(hiring), { ...written, ar: arabic });
    const alone = await publish(hiring, await make(hiring), { ...emptyJob, closingDate: '2999-12-31', ar: arabic });

    expect([both.languages, alone.languages]).toEqual([['en', 'ar'], ['ar']]);
    expect([both.content.ar.jobTitle, alone.content.ar.jobTitle, alone.content.en.jobTitle]).toEqual(['محاسب', 'محاسب', '']);
    expect(await titles(api, 'ar')).toEqual(['محاسب', 'محاسب']);
    expect(new Set(await titles(api))).toEqual(new Set(['Bookkeeper', 'محاسب']));
  });

  test('a copy is a draft of its own without a day, made once however often it is asked for', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await publish(hiring, await make(hiring));
    const copy = () => hiring.send('POST', officeUrl('jobCopies', { id: job.id }), undefined, { 'idempotency-key': 'a-copy' });

    const [first, second] = [await copy(), await copy()];

    expect(first.json()).toMatchObject({ state: 'draft', title: 'Bookkeeper', closingDate: '', publishedAt: null });
    expect(second.json().id).toBe(first.json().id);
    expect(await rows(hiring)).toHaveLength(2);
  });

  test('what is due is counted for those who publish jobs, and jobs are found in both languages', async () => {
    const api = await startApi(engine);
    const [hiring, editor] = [await signIn(api, 'hiring'), await signIn(api, 'editor')];
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await publish(hiring, await make(hiring), { ...written, closingDate: tomorrow, ar: arabic });
    await publish(hiring, await make(hiring));
    await make(hiring);
    const find = async (colleague: TestColleague, search: string) =>
      (await colleague.get(`${officeUrl('find')}?search=${encodeURIComponent(search)}`)).json();

    expect((await hiring.get(officeUrl('counts'))).json().jobs).toEqual({ open: 2, closeSoon: 1, nextDay: tomorrow, drafts: 1 });
    expect((await editor.get(officeUrl('counts'))).json()).not.toHaveProperty('jobs');
    expect(await find(hiring, 'محاسب')).toMatchObject([{ kind: 'job', name: 'Bookkeeper' }]);
    expect(await find(hiring, 'lisbon book')).toHaveLength(3);
    expect(await find(editor, 'lisbon')).toEqual([]);
  });

  test('a row that somebody has written by hand is shown as far as it can be read', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    await addOpenJob(api.store, { closingDate: 'soon', ar: { ...arabic, summary: 7 } as never });

    const [row] = await rows(hiring);
    const job: JobDetail = (await hiring.get(officeUrl('job', { id: row?.id ?? '' }))).json();

    expect(row).toMatchObject({ state: 'open', closingDate: 'soon', languages: ['en'] });
    expect(job.content.ar).toMatchObject({ jobTitle: 'محاسب', summary: '' });
  });
});
