import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { configuredFields } from '#brand/changes';
import { apiPaths } from '#contract/api-paths';
import type { OfficeCompany } from '#contract/office/company';
import { officeUrl } from '#contract/office/paths';
import { eraseSubmissions } from '../../../cases/erase-submissions.ts';
import { mailFiles } from '../../../mail/mail-files.ts';
import { collectPersonalData } from '../../../services/collect-personal-data.ts';
import { engines } from '../../../testing/engines.ts';
import { quote, review } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const read = async (owner: TestColleague): Promise<OfficeCompany> => (await owner.get(officeUrl('company'))).json();
const change = (owner: TestColleague, version: number, changes: object) =>
  owner.send('PATCH', officeUrl('company'), changes, ifMatch(version));
const published = async ({ app }: TestApi) => (await app.inject(apiPaths.company)).json();
const companyEvents = async ({ store }: TestApi) =>
  (await store.events.list({ area: 'company', limit: 50 })).map(({ subject, before, after }) => [subject?.id, before, after]);

const street = { en: '7 Harbour Row', ar: '٧ شارع الميناء' };

describe.each(engines)('the company on $name', (engine) => {
  test('nothing is changed at first, and what is configured stands beside', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');

    const company = await read(owner);

    expect(company).toMatchObject({ values: {}, version: 0 });
    const { weekHours: _, hoursLabel: __, hoursOtherwise: ___, hoursExceptions: ____, ...configured } = configuredFields();
    expect(company.configured).toMatchObject({
      ...configured,
      toldQuotes: ['staff@company.example'],
      signature: null,
      aimHours: 24,
    });
    expect(await published(api)).toEqual({});
  });

  test('a change is public at once, and each field is an event with what was before', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const before = (await api.store.revisions.current()).company;

    const changed = await change(owner, 0, { phone: '+353 20 912 0188', street, facebook: null, toldReviews: [] });

    expect([changed.statusCode, changed.json().version]).toEqual([200, 1]);
    expect(await published(api)).toEqual({ phone: '+353 20 912 0188', street, facebook: null });
    expect((await api.store.revisions.current()).company).toBe(before + 1);
    expect(new Set(await companyEvents(api))).toEqual(
      new Set([
        ['phone', brand.phone.label, '+353 20 912 0188'],
        ['street', expect.stringContaining(configuredFields().street.en), `${street.en} · ${street.ar}`],
        ['facebook', configuredFields().facebook, null],
        ['toldReviews', 'staff@company.example', null],
      ]),
    );
  });

  test('how long applications are kept applies to what the Office and the applicant are told', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await addOpenJob(api.store);
    const months = async () => (await owner.get(officeUrl('applicationJobs'))).json().retentionMonths;
    const before = await months();

    const refused = await change(owner, 0, { keepApplicationsMonths: 13 });
    const changed = await change(owner, 0, { keepApplicationsMonths: 6 });

    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { keepApplicationsMonths: 'Please enter a whole number of months, from 1 to 12' },
    ]);
    expect([changed.statusCode, before, await months()]).toEqual([200, 12, 6]);
    expect(await published(api)).toEqual({ keepApplicationsMonths: 6 });
  });

  test('a field that is reset is as configured again, and the others stay', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await change(owner, 0, { email: 'desk@company.example', claimedUptime: null });

    const reset = await change(owner, 1, { reset: ['email'] });

    expect(reset.json()).toMatchObject({ values: { claimedUptime: null }, version: 2 });
    expect(await published(api)).toEqual({ claimedUptime: null });
  });

  test('whoever was slower gets the newer state, the first change included', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');

    const responses = [
      await change(owner, 0, { aimHours: 8 }),
      await change(owner, 0, { aimHours: 4 }),
      await change(owner, 1, { aimHours: 6 }),
    ];
    const together = await Promise.all([change(owner, 2, { aimHours: 1 }), change(owner, 2, { aimHours: 2 })]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 412, 200]);
    expect(responses[1]?.json()).toMatchObject({ values: { aimHours: 8 }, version: 1 });
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect((await read(owner)).version).toBe(3);
  });

  test('a change that changes nothing leaves no trace, and without a version it is refused', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');

    expect((await change(owner, 0, { reset: ['phone'] })).json().version).toBe(0);
    expect((await owner.send('PATCH', officeUrl('company'), { aimHours: 3 })).statusCode).toBe(428);
    expect(await companyEvents(api)).toEqual([]);
  });

  test.each([
    ['phone', '020 912 0188'],
    ['phone', '+353 20 912 0188 ext 4'],
    ['email', 'desk'],
    ['email', null],
    ['map', 'http://maps.example'],
    ['facebook', 'https://'],
    ['x', 'javascript:alert(1)'],
    ['street', { ar: 'شارع' }],
    ['street', { en: 'a'.repeat(81) }],
    ['position', { latitude: 91, longitude: 0 }],
    ['position', { latitude: 1 }],
    ['claimedClients', 0],
    ['claimedClients', 1.5],
    ['claimedUptime', 100],
    ['claimedUptime', 99.9991],
    ['toldQuotes', ['staff@company.example', 'nobody']],
    ['aimHours', 0],
    ['signature', { en: 'x'.repeat(401) }],
  ])('%s is refused when it is %j, with the field named', async (field, value) => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');

    const refused = await change(owner, 0, { [field]: value });

    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    expect((await read(owner)).version).toBe(0);
  });

  test('mails name the company as it is now, and go to those who are told', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await change(owner, 0, {
      ...{ phone: '+353 20 912 0188', email: 'desk@company.example', city: { en: 'Galway' } },
      ...{ toldQuotes: ['sales@company.example', 'desk@company.example'], toldReviews: [] },
    });

    await api.post(apiPaths.quotes, quote());
    await api.post(apiPaths.reviews, review());
    const mails = await api.store.outbox.list();

    const told = mails.filter(({ kind }) => kind === 'staff').map(({ recipient }) => recipient);
    expect(told.toSorted()).toEqual(['desk@company.example', 'sales@company.example']);
    expect(mails.find(({ kind }) => kind === 'staff')?.body).toContain('Galway');
    const confirmation = mails.find(({ kind }) => kind === 'confirmation');
    expect(confirmation?.replyTo).toBe('desk@company.example');
    for (const fact of ['+353 20 912 0188', 'Galway']) expect(confirmation?.body).toContain(fact);
  });

  test('nobody is told of a request twice: not by an address that stands there twice, nor by a mail of their own besides', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const wantsNewQuotes = async (name: string) => {
      const colleague = await signIn(api, 'sales', name);
      await colleague.send('PATCH', officeUrl('account'), { preferences: { mails: ['newQuote'] } });
    };
    await wantsNewQuotes('Lina');
    await wantsNewQuotes('Omar');
    await change(owner, 0, { toldQuotes: ['LINA@company.example', 'lina@company.example', 'desk@company.example'] });

    await api.post(apiPaths.quotes, quote());

    const recipients = (await api.store.outbox.list()).flatMap(({ kind, recipient }) =>
      kind === 'confirmation' ? [] : [recipient.toLowerCase()],
    );
    expect(recipients.toSorted()).toEqual(['desk@company.example', 'lina@company.example', 'omar@company.example']);
  });

  test('an answer is signed as the company says, in the language of its words', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await change(owner, 0, { signature: { en: 'Sales\n+353 20 912 0188', ar: 'قسم المبيعات' } });
    for (const language of ['en', 'ar']) await api.post(apiPaths.quotes, quote(), { 'accept-language': language });
    const answer = { subject: 'Hello', text: 'Good day.', assignToMe: false, remindAt: null, version: 1, anyway: false };

    const rows = (await owner.get(officeUrl('quotes'))).json().rows as { id: string; locale: string }[];
    for (const { id, locale } of rows)
      await owner.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, ...(locale === 'ar' && { text: 'طاب يومكم.' }) });
    const bodies = (await api.store.outbox.list()).filter(({ kind }) => kind === 'answer').map(({ body, html }) => body + html);

    expect(bodies.toSorted()).toEqual([
      expect.stringMatching(/A owner, .+\nSales\n\+353 20 912 0188\nhttps:(?:.|\n)*<bdi>Sales<\/bdi><br><bdi>\+353/),
      expect.stringMatching(/A owner.*، فريق .+\nقسم المبيعات\nhttps:/),
    ]);
  });

  test('what waits longer than the aim of the company is late', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await api.post(apiPaths.quotes, quote());
    const overdue = async () => (await owner.get(officeUrl('today'))).json();

    const before = await overdue();
    await change(owner, 0, { aimHours: 48 });
    const after = await overdue();

    expect([before.aimHours, after.aimHours]).toEqual([24, 48]);
    expect((await (await signIn(api, 'sales')).get(officeUrl('sharedSettings'))).json()).toMatchObject({
      aimHours: 48,
      phone: brand.phone.label,
    });
  });

  test('an erased address is told of nothing, and history does not name it', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await change(owner, 0, { toldQuotes: ['Rana@company.example', 'desk@company.example'] });
    const context = { store: api.store, files: api.files, mailFiles: mailFiles('/nowhere') };

    expect((await collectPersonalData(context, 'rana@company.example')).told).toEqual(['toldQuotes']);
    await eraseSubmissions(context, [], 'rana@company.example');

    expect((await read(owner)).values).toEqual({ toldQuotes: ['desk@company.example'] });
    expect(JSON.stringify(await api.store.events.list({ limit: 50 }))).not.toContain('Rana@');
  });

  test('a field that does not match the contract is as configured, and is reported', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await change(owner, 0, { phone: '+353 20 912 0188', claimedClients: 5 });
    await api.store.transaction(({ company }) => company.change({ phone: 'call us', claimedClients: 7 } as never, 1, true));

    expect(await read(owner)).toMatchObject({ values: { claimedClients: 7 }, version: 2 });
    expect(await published(api)).toEqual({ claimedClients: 7 });
  });

  test('only who may change the company sees its settings', async () => {
    const api = await startApi(engine);
    for (const [role, calls] of [
      ['sales', ['company']],
      ['hiring', ['company']],
      // What an editor sees of the company: services.test.ts.
    ] as const) {
      const colleague = await signIn(api, role);
      for (const call of calls) expect((await colleague.get(officeUrl(call))).statusCode).toBe(403);
    }
  });
});
