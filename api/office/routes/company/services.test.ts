import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { apiPaths } from '#contract/api-paths';
import { companyFields, type OfficeCompany } from '#contract/office/company';
import type { HistoryPage } from '#contract/office/history';
import { officeUrl } from '#contract/office/paths';
import { type ServicePage, servicePages } from '#contract/services';
import { engines } from '../../../testing/engines.ts';
import { review } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const read = async (colleague: TestColleague): Promise<OfficeCompany> => (await colleague.get(officeUrl('company'))).json();
const switchOff = async (colleague: TestColleague, servicesOff: readonly string[]) =>
  colleague.send('PATCH', officeUrl('company'), { servicesOff }, ifMatch((await read(colleague)).version));
const off = async ({ app }: TestApi): Promise<ServicePage[]> => (await app.inject(apiPaths.company)).json().servicesOff;
const history = async ({ store }: TestApi) =>
  (await store.events.list({ area: 'company', limit: 50 }))
    .map(({ kind, subject, actor }) => [kind, subject?.id, actor?.name])
    .toReversed();

describe.each(engines)('services that are not offered on $name', (engine) => {
  test('an editor switches them off and on, in the order of the menus, and each is an event', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const before = (await api.store.revisions.current()).company;

    const responses = [await switchOff(editor, ['seo', 'cctv', 'seo']), await switchOff(editor, ['seo', 'ai'])];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(responses.map((response) => response.json().values.servicesOff)).toEqual([
      ['cctv', 'seo'],
      ['ai', 'seo'],
    ]);
    expect(responses.map((response) => response.json().events.length)).toEqual([2, 2]);
    expect(await off(api)).toEqual(['ai', 'seo']);
    expect((await api.store.revisions.current()).company).toBe(before + 2);
    expect(await history(api)).toEqual([
      ['company.service-off', 'cctv', 'A editor'],
      ['company.service-off', 'seo', 'A editor'],
      ['company.service-off', 'ai', 'A editor'],
      ['company.service-on', 'cctv', 'A editor'],
    ]);
  });

  test('one has to stay, and what is no page of a service is ignored', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const all = await switchOff(editor, servicePages);
    const allButOne = await switchOff(editor, ['home', 'fax', ...servicePages.slice(1)]);

    expect([all.statusCode, all.json().errors]).toEqual([422, { servicesOff: messages['company.noService'] }]);
    expect(allButOne.statusCode).toBe(200);
    expect(await off(api)).toEqual(servicePages.slice(1));
  });

  test('a page that a later release has no more leaves the others switched off', async () => {
    const api = await startApi(engine);
    const values = { servicesOff: ['fax', 'pc'] as unknown as ServicePage[] };
    await api.store.transaction(({ company }) => company.change(values, 0, true));

    expect(await off(api)).toEqual(['pc']);
  });

  test('each is taken back by itself, as long as it is as it was left, and the last one stays', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const [cctv] = (await switchOff(editor, ['cctv'])).json().events;
    const [pc] = (await switchOff(editor, ['cctv', 'pc'])).json().events;

    expect((await editor.undo([cctv])).json().undone).toEqual([cctv]);
    expect(await off(api)).toEqual(['pc']);
    expect((await editor.undo([cctv])).statusCode).toBe(409);
    await switchOff(editor, ['seo']);
    expect((await editor.undo([pc])).statusCode).toBe(409);

    const [on] = (await switchOff(editor, [])).json().events;
    await switchOff(
      editor,
      servicePages.filter((page) => page !== 'seo'),
    );
    expect((await editor.undo([on])).statusCode).toBe(409);
    expect((await off(api)).length).toBe(servicePages.length - 1);
  });

  test('somebody else’s is taken back by an owner in the history, until another has switched it again', async () => {
    const api = await startApi(engine);
    const [owner, editor, other] = [await signIn(api, 'owner'), await signIn(api, 'editor'), await signIn(api, 'editor', 'Another')];
    const [event] = (await switchOff(editor, ['cctv'])).json().events;
    const canUndo = async () =>
      ((await owner.get(officeUrl('history'))).json() as HistoryPage).events.find(({ id }) => id === event)?.canUndo;

    expect((await other.undo([event])).statusCode).toBe(403);
    expect(await canUndo()).toBe(true);
    await switchOff(other, []);
    await switchOff(other, ['cctv']);
    expect(await canUndo()).toBe(false);
  });

  test('a review of one that is off is refused at its field, can be sent again about another, and those that are there stay', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const key = { 'idempotency-key': 'once' };
    await api.post(apiPaths.reviews, review({ service: 'POS Software' }), { 'idempotency-key': 'before' });
    await switchOff(editor, ['pointOfSale']);

    const refused = await api.post(apiPaths.reviews, review({ service: 'POS Software' }), key);
    const repeated = await api.post(apiPaths.reviews, review({ service: 'POS Software' }), { 'idempotency-key': 'before' });
    const other = await api.post(apiPaths.reviews, review({ service: 'Web' }), key);

    const message = messages['review.serviceOff'];
    expect([refused.statusCode, refused.json()]).toEqual([422, { message, errors: { service: message } }]);
    expect([repeated.statusCode, other.statusCode]).toEqual([201, 201]);
    expect((await api.store.reviews.list()).map(({ service }) => service).toSorted()).toEqual(['POS Software', 'Web']);
    expect(await api.store.outbox.list()).toHaveLength(4);
  });
});

describe.each(engines)('who changes which field of the company on $name', (engine) => {
  test('an editor sees and changes the own fields alone, and never by one request with others', async () => {
    const api = await startApi(engine);
    const [owner, editor] = [await signIn(api, 'owner'), await signIn(api, 'editor')];
    await owner.send('PATCH', officeUrl('company'), { toldQuotes: ['secret@company.example'] }, ifMatch(0));

    const company = await read(editor);
    const refused = await Promise.all(
      [
        { aimHours: 3 },
        { servicesOff: ['pc'], phone: '+353 20 912 0188' },
        { reset: ['toldQuotes'] },
        { servicesOff: ['pc'], reset: ['email'] },
      ].map((changes) => editor.send('PATCH', officeUrl('company'), changes, ifMatch(1))),
    );

    expect(company.values).toEqual({});
    expect(Object.keys(company.configured)).toEqual(['servicesOff']);
    expect(JSON.stringify(company)).not.toContain('company.example');
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(refused.map(({ body }) => body).join()).not.toContain('company.example');
    expect(new Set(Object.keys((await read(owner)).configured))).toEqual(new Set(companyFields));
    expect((await switchOff(owner, ['pc'])).statusCode).toBe(200);
  });

  test('an editor who is slower gets the newer state of the own fields', async () => {
    const api = await startApi(engine);
    const [owner, editor] = [await signIn(api, 'owner'), await signIn(api, 'editor')];
    await owner.send('PATCH', officeUrl('company'), { phone: '+353 20 912 0188', servicesOff: ['pc'] }, ifMatch(0));

    const outdated = await editor.send('PATCH', officeUrl('company'), { servicesOff: ['ai'] }, ifMatch(0));

    expect([outdated.statusCode, outdated.json().values, outdated.json().version]).toEqual([412, { servicesOff: ['pc'] }, 1]);
  });

  test.each(['sales', 'hiring'] as const)('%s reaches none of them', async (role) => {
    const api = await startApi(engine);
    const colleague = await signIn(api, role);

    const responses = [
      await colleague.get(officeUrl('company')),
      await colleague.send('PATCH', officeUrl('company'), { servicesOff: ['pc'] }, ifMatch(0)),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(await off(api)).toBeUndefined();
  });
});
