import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { Client } from '#contract/client';
import type { ClientPage, ClientSummary, ClientValues, OfficeClient } from '#contract/office/clients';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { storeWithDatabase } from '../../../testing/store-with-database.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const values = (changes: Partial<ClientValues> = {}): ClientValues => ({
  name: 'Harbour Mills',
  ar: null,
  logo: '',
  category: 'Other Clients',
  services: [{ type: 'Web', link: 'https://mills.example' }],
  isPrivateWork: false,
  comingSoon: false,
  ...changes,
});

async function add(editor: TestColleague, changes: Partial<ClientValues> = {}): Promise<OfficeClient> {
  const response = await editor.send('POST', officeUrl('clients'), values(changes));
  expect(response.statusCode).toBe(201);
  return response.json();
}

const list = async (editor: TestColleague, query = ''): Promise<ClientPage> => (await editor.get(officeUrl('clients') + query)).json();
const names = async (editor: TestColleague, query = '') => (await list(editor, query)).rows.map(({ name }) => name);
const onSite = async ({ app }: TestApi, locale = 'en'): Promise<string[]> =>
  (await app.inject({ url: apiPaths.clients, headers: { 'accept-language': locale } })).json().map(({ name }: { name: string }) => name);
const publicClient = async ({ app }: TestApi, locale: string): Promise<Client> =>
  (await app.inject({ url: apiPaths.clients, headers: { 'accept-language': locale } })).json()[0];
const clientUrl = ({ id }: OfficeClient) => officeUrl('client', { id });

describe.each(engines)('work on clients on $name', (engine) => {
  test('a client is on the site at once, in both languages, and what changes shows with the next request', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const before = await api.store.revisions.current();

    const client = await add(editor, { ar: { name: 'مطاحن الميناء' } });

    expect(client).toMatchObject({ place: 1, version: 1, deletedAt: null, needsAttention: false, ar: { name: 'مطاحن الميناء' } });
    expect([await onSite(api), await onSite(api, 'ar')]).toEqual([['Harbour Mills'], ['مطاحن الميناء']]);
    const changed = await editor.send('PUT', clientUrl(client), values({ name: 'Harbour Mill' }), ifMatch(1));
    expect(changed.json()).toMatchObject({ name: 'Harbour Mill', ar: null, version: 2 });
    expect([await onSite(api), await onSite(api, 'ar')]).toEqual([['Harbour Mill'], ['Harbour Mill']]);
    expect((await api.store.revisions.current()).clients).toBe(before.clients + 2);
    expect(await eventKindsOf(api)).toEqual(['client.added', 'client.changed']);
  });

  test('what changed for a client is public in the language of the reader, stays where a change does not name it, and is undone', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const [en, ar] = [
      { before: 'Three lists of prices', done: 'One till for all shops', now: 'One list' },
      { before: 'ثلاث قوائم أسعار', done: '', now: 'قائمة واحدة' },
    ];
    const stories = async () => Promise.all(['en', 'ar'].map(async (locale) => (await publicClient(api, locale)).story));
    const client = await add(editor);
    expect([client.stories, await stories()]).toEqual([{ en: null, ar: null }, [undefined, undefined]]);

    const told = await editor.send('PUT', clientUrl(client), values({ stories: { en, ar } }), ifMatch(1));
    expect([told.json().stories, await stories()]).toEqual([{ en, ar }, [en, ar]]);
    const renamed = await editor.send('PUT', clientUrl(client), values({ name: 'Harbour Mill' }), ifMatch(2));
    expect([renamed.json().stories, await stories()]).toEqual([{ en, ar }, [en, ar]]);
    const english = await editor.send('PUT', clientUrl(client), values({ stories: { en, ar: null } }), ifMatch(3));
    expect(await stories()).toEqual([en, en]);

    await editor.undo(english.json().events);
    expect(await stories()).toEqual([en, ar]);
    const tooLong = values({ stories: { en: { ...en, now: 'x'.repeat(401) }, ar } });
    expect((await editor.send('PUT', clientUrl(client), tooLong, ifMatch(5))).statusCode).toBe(422);
  });

  test('of two colleagues the slower one gets 412 with what the other has made of it', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const client = await add(editor);

    await editor.send('PUT', clientUrl(client), values({ comingSoon: true }), ifMatch(1));
    const late = await editor.send('PUT', clientUrl(client), values({ name: 'Other' }), ifMatch(1));
    const lateRemoval = await editor.send('DELETE', clientUrl(client), undefined, ifMatch(1));
    const withoutVersion = await editor.send('PUT', clientUrl(client), values());

    expect([late.statusCode, lateRemoval.statusCode, withoutVersion.statusCode]).toEqual([412, 412, 428]);
    expect(late.json()).toMatchObject({ name: 'Harbour Mills', comingSoon: true, version: 2 });
  });

  test('a client that is taken off the clients page leaves the site, keeps its row, and comes back to its place', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    for (const name of ['One', 'Two', 'Three']) await add(editor, { name });
    const two = (await list(editor)).rows[1] as OfficeClient;

    const removed = await editor.send('DELETE', clientUrl(two), undefined, ifMatch(1));
    expect(removed.json()).toMatchObject({ place: null, version: 2 });
    expect(await onSite(api)).toEqual(['One', 'Three']);
    expect((await api.app.inject(apiPaths.homeLogos)).json()).toHaveLength(2);
    expect([await names(editor), await names(editor, '?off=true')]).toEqual([['One', 'Three'], ['Two']]);
    // A form that was open meanwhile cannot bring it back by the way.
    expect((await editor.send('PUT', clientUrl(two), values(), ifMatch(2))).statusCode).toBe(404);

    const restored = await editor.send('POST', officeUrl('clientRestore', { id: two.id }));
    expect(restored.json()).toMatchObject({ place: 2, deletedAt: null, version: 3 });
    expect(await onSite(api)).toEqual(['One', 'Two', 'Three']);
    expect((await eventKindsOf(api)).slice(-2)).toEqual(['client.removed', 'client.restored']);
  });

  test('a client is moved to any place, also where no number is left between two', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    // As the demo and the previous release number them: one after the other.
    const seeded = ['A', 'B', 'C', 'D', 'E'].map((name) => values({ name }));
    await api.store.transaction(({ clients }) => clients.add(seeded.map(({ ar, ...client }) => ({ ...client }))));
    const move = async (name: string, place: number) => {
      const { id = '' } = (await list(editor)).rows.find((row) => row.name === name) ?? {};
      const response = await editor.send('PUT', officeUrl('clientPlace', { id }), { place });
      expect(response.statusCode).toBe(200);
      return (await onSite(api)).join('');
    };

    expect(await move('E', 2)).toBe('AEBCD');
    expect(await move('A', 99)).toBe('EBCDA');
    expect(await move('D', 1)).toBe('DEBCA');
    expect(await move('D', 1)).toBe('DEBCA');
    expect(await move('E', 3)).toBe('DBECA');
    for (let count = 0; count < 14; count += 1) await move('C', count % 2 === 0 ? 2 : 3);
    expect((await onSite(api)).join('')).toBe('DBCEA');
    expect((await list(editor)).rows.map(({ place, version }) => [place, version])).toEqual([1, 2, 3, 4, 5].map((place) => [place, 1]));
    const { id = '' } = (await list(editor)).rows[0] ?? {};
    expect((await editor.send('PUT', officeUrl('clientPlace', { id }), { place: 0 })).statusCode).toBe(422);
  });

  test('what is sent twice with one key is one client', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const headers = { 'idempotency-key': 'a-client' };

    const [first, second] = [1, 2].map(() => editor.send('POST', officeUrl('clients'), values(), headers));

    expect((await first)?.json().id).toBe((await second)?.json().id);
    expect(await onSite(api)).toHaveLength(1);
  });

  test.each([
    ['javascript:alert(1)', 'office.invalidWebAddress'],
    ['ftp://mills.example', 'office.invalidWebAddress'],
    ['mills.example', 'office.invalidWebAddress'],
    ['https://name:secret@mills.example', 'office.invalidWebAddress'],
    ['https://localhost', 'office.invalidWebAddress'],
    ['https://mills example', 'office.invalidWebAddress'],
    ['https://[::1]/', 'office.invalidWebAddress'],
  ])('%s is no link to a website, and a sentence says so', async (link) => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const response = await editor.send('POST', officeUrl('clients'), values({ services: [{ type: 'Web', link }] }));

    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      { services: 'Please enter a full web address, beginning with https://' },
    ]);
    expect(await onSite(api)).toEqual([]);
  });

  test('a service is named once, a logo is one that is kept, and nothing unknown is taken', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const refused = async (body: object) => {
      const response = await editor.send('POST', officeUrl('clients'), body);
      return [response.statusCode, Object.keys(response.json().errors)];
    };

    expect(await refused(values({ services: [{ type: 'Web' }, { type: 'Web' }] }))).toEqual([422, ['services']]);
    expect(await refused(values({ logo: '/uploads/00000000000000000000000000000000.svg' }))).toEqual([422, ['logo']]);
    expect(await refused(values({ logo: 'javascript:alert(1)' }))).toEqual([422, ['logo']]);
    expect(await refused(values({ logo: '/uploads/../site.db' }))).toEqual([422, ['logo']]);
    expect(await refused({ ...values(), category: 'Florists' })).toEqual([422, ['category']]);
    expect(await refused(values({ name: ' ' }))).toEqual([422, ['name']]);
    expect(await refused(values({ name: '\u0007' }))).toEqual([422, ['name']]);
    expect(await refused(values({ ar: { name: '' } }))).toEqual([422, ['ar']]);
  });

  test('the list is searched by names in both languages and by services, filtered, and paged', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await add(editor, { name: 'Ölmühle am Hafen', ar: { name: 'معصرة الميناء' }, category: 'Banks', services: [{ type: 'AI' }] });
    await add(editor, { name: 'Grain 100%', isPrivateWork: true, services: [] });
    await add(editor, { name: 'Salt_House', comingSoon: true, services: [{ type: "Pc's" }] });

    expect(await names(editor, '?search=olm')).toEqual(['Ölmühle am Hafen']);
    expect(await names(editor, '?search=HAF+olm')).toEqual(['Ölmühle am Hafen']);
    expect(await names(editor, `?search=${encodeURIComponent('الميناء معصره')}`)).toEqual(['Ölmühle am Hafen']);
    expect(await names(editor, '?search=%25')).toEqual([]);
    expect(await names(editor, '?search=afen')).toEqual([]);
    expect(await names(editor, `?search=${encodeURIComponent('pcs')}&named=${encodeURIComponent("Pc's")}`)).toEqual(['Salt_House']);
    expect(await names(editor, '?category=Banks')).toEqual(['Ölmühle am Hafen']);
    expect(await names(editor, '?is=private')).toEqual(['Grain 100%']);
    expect(await names(editor, '?is=soon')).toEqual(['Salt_House']);
    expect(await names(editor, '?is=no-services')).toEqual(['Grain 100%']);
    expect(await names(editor, '?is=no-arabic&is=soon')).toEqual(['Salt_House']);
    expect((await list(editor, '?is=no-logo')).total).toBe(3);

    const first = await list(editor, '?limit=2');
    expect([first.rows.length, first.total]).toEqual([2, 3]);
    const second = await list(editor, `?limit=2&after=${first.next}`);
    expect([second.rows.map(({ name, place }) => [name, place]), second.next]).toEqual([[['Salt_House', 3]], null]);
    expect((await editor.get(`${officeUrl('clients')}?after=elsewhere`)).statusCode).toBe(400);
    const summary: ClientSummary = (await editor.get(officeUrl('clientSummary'))).json();
    expect(summary).toEqual({ total: 3, withoutServices: 1, withoutArabic: 2, attention: 0, off: 0 });
    const found = (await editor.get(`${officeUrl('find')}?search=grain`)).json();
    expect(found).toMatchObject([{ kind: 'client', name: 'Grain 100%' }]);
    expect((await (await signIn(api, 'sales')).get(`${officeUrl('find')}?search=grain`)).json()).toEqual([]);
  });
});

test('a row that does not fit is left out of the site, is shown here, and is repaired by saving it', async () => {
  const { store, db } = await storeWithDatabase();
  const { ar, ...written } = values();
  await store.transaction(({ clients }) => clients.add([written]));
  await db
    .updateTable('clients')
    .set({ category: 'Florists' as never, services: '[{"type":"Bouquets"},{"type":"Web"},7]', ar: 'nonsense', words: '' })
    .execute();

  expect(await store.clients.list()).toEqual([]);
  expect(await store.officeClients.summary()).toMatchObject({ total: 1, attention: 1 });
  const query = { limit: 10, is: ['attention' as const] };
  const [client] = (await store.officeClients.page(query, undefined)).rows;
  expect(client).toMatchObject({ category: null, services: [{ type: 'Web' }], ar: null, needsAttention: true, place: 1 });
  // It is found by its name all the same.
  expect((await store.officeClients.page({ limit: 10, search: 'harbour' }, undefined)).total).toBe(1);

  await store.transaction(({ officeClients }) => officeClients.change(client?.id ?? '', values()));
  expect(await store.clients.list()).toMatchObject([{ name: 'Harbour Mills' }]);
  expect(await store.officeClients.summary()).toMatchObject({ attention: 0 });
});
