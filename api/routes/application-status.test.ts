import { describe, expect, test } from 'vitest';
import { type ApplicationStatus, statusPaths } from '#contract/application-status';
import { officeUrl } from '#contract/office/paths';
import { apply } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { signIn } from '../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';

const statusOf = async ({ app }: TestApi, token: string, locale = 'en'): Promise<ApplicationStatus> =>
  (await app.inject({ url: statusPaths.status(token), headers: { 'accept-language': locale } })).json();
const withdraw = (api: TestApi, token: string, headers: Record<string, string | undefined> = {}) =>
  api.post(statusPaths.withdrawal(token), {}, headers);

const interview = { at: '2099-12-01T09:00:00.000Z', minutes: 45, place: 'Rainbow Street 1' };

describe.each(engines)('the link of an applicant on $name', (engine) => {
  test('the confirmation carries it, in both parts and languages, and no staff mail does', async () => {
    const api = await startApi(engine);
    const job = await addOpenJob(api.store);
    const [english, arabic] = [await apply(api, job), await apply(api, job, { email: 'b@visitor.example' }, 'ar')];
    const mailsOf = async (reference: string) => {
      const mails = await api.store.outbox.about(reference);
      return { confirmation: mails.find(({ kind }) => kind === 'confirmation'), staff: mails.find(({ kind }) => kind === 'staff') };
    };

    const [first, second] = [await mailsOf(english.reference), await mailsOf(arabic.reference)];

    expect(first.confirmation?.body).toContain(`https://company.example/application/${english.token}\n`);
    expect(first.confirmation?.html).toContain(`href="https://company.example/application/${english.token}"`);
    expect(second.confirmation?.body).toContain(`https://company.example/ar/application/${arabic.token}\n`);
    expect(second.confirmation?.html).toContain(arabic.token);
    for (const { staff } of [first, second]) expect(`${staff?.body}${staff?.html}`).not.toMatch(/\/application\//);
  });

  test('it says where the application stands, and nothing of a decline before the applicant was told', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id, token, reference } = await apply(api, await addOpenJob(api.store));
    let version = 0;
    const change = async (body: object) => {
      version += 1;
      await hiring.send('PATCH', officeUrl('application', { id }), body, { 'if-match': `"${version}"` });
      return statusOf(api, token);
    };

    expect(await statusOf(api, token)).toMatchObject({ reference, jobTitle: 'Network Engineer', stage: 'received', canWithdraw: true });
    expect(await change({ state: 'reading', interview: { ...interview, people: [hiring.id] } })).toMatchObject({
      stage: 'reading',
      interview: null,
    });
    expect(await change({ state: 'interview' })).toMatchObject({ stage: 'interview', interview });
    expect(JSON.stringify(await statusOf(api, token))).not.toContain(hiring.id);
    expect(await change({ state: 'declined' })).toMatchObject({ stage: 'interview', canWithdraw: true });
    const mail = { subject: 'Thank you', text: 'Not this time.', assignToMe: false, version: 9 };
    await hiring.send('POST', officeUrl('applicationMails', { id }), mail);
    // The mail can still be taken back.
    expect((await statusOf(api, token)).stage).toBe('interview');
    version += 1;
    await change({ told: false });
    expect(await change({ told: true })).toMatchObject({ stage: 'closed', canWithdraw: false });
    expect((await withdraw(api, token)).statusCode).toBe(409);
  });

  test('the job is called what readers of the language know it by, in the mails of the Office too', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const ar = { jobTitle: 'مهندس شبكات', location: 'لشبونة', summary: 'شبكات', responsibilities: ['تخطيط'], qualifications: ['خبرة'] };
    const { id, token } = await apply(api, await addOpenJob(api.store, { ar }), {}, 'ar');
    const untranslated = await apply(api, await addOpenJob(api.store), { email: 'b@visitor.example' }, 'ar');

    const titles = [await statusOf(api, token), await statusOf(api, token, 'ar'), await statusOf(api, untranslated.token, 'ar')];

    expect(titles.map(({ jobTitle }) => jobTitle)).toEqual(['Network Engineer', 'مهندس شبكات', 'Network Engineer']);
    const detail = (await hiring.get(officeUrl('application', { id }))).json();
    expect(detail.jobTitles).toEqual({ en: 'Network Engineer', ar: 'مهندس شبكات' });
  });

  test('whoever has it withdraws the application, once; staff see that, and cannot move it any more', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id, token } = await apply(api, await addOpenJob(api.store));

    const foreign = await withdraw(api, token, { 'sec-fetch-site': 'cross-site' });
    const unproven = await withdraw(api, token, { 'x-xsrf-token': undefined });
    const [first, second] = [await withdraw(api, token), await withdraw(api, token)];
    const move = await hiring.send('PATCH', officeUrl('application', { id }), { state: 'reading' }, { 'if-match': '"2"' });

    expect([foreign, unproven, first, second, move].map(({ statusCode }) => statusCode)).toEqual([403, 403, 200, 200, 409]);
    expect(second.json()).toMatchObject({ stage: 'withdrawn', canWithdraw: false });
    const detail = (await hiring.get(officeUrl('application', { id }))).json();
    expect(detail).toMatchObject({ state: 'withdrawn', version: 2 });
    expect(detail.timeline.at(-1)).toMatchObject({ kind: 'step', what: 'withdrawn', authorId: null, before: 'new' });
    expect((await api.store.officeApplications.countWaiting('2999')).waiting).toBe(0);
  });

  test('any other token opens nothing', async () => {
    const api = await startApi(engine);
    const job = await addOpenJob(api.store);
    const { token, id } = await apply(api, job);
    const other = await apply(api, job, { email: 'b@visitor.example' });
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    // The id of one, the signature of the other.
    const mixed = Buffer.concat([Buffer.from(id, 'hex'), Buffer.from(other.token, 'base64url').subarray(12)]).toString('base64url');

    const answers = await Promise.all(
      [forged, mixed, id, `${token}A`, 'x', '%00', '-'.repeat(59)].map((wrong) => api.app.inject(statusPaths.status(wrong))),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await withdraw(api, mixed)).statusCode).toBe(404);
  });

  test('who asks too often has to wait', async () => {
    const api = await startApi(engine, { rateLimits: true });
    const answers = await Promise.all(Array.from({ length: 121 }, () => api.app.inject(statusPaths.status('wrong'))));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
