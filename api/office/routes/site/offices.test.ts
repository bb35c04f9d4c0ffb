import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { CompanyOffices, OfficeValues } from '#contract/office/offices';
import { officePaths, officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const values: OfficeValues = {
  name: 'Lisbon',
  country: 'Portugal',
  address: 'Rua Nova 1',
  phone: '+351 200 000 000',
  email: 'lisbon@company.example',
  website: null,
  googleMap: 'https://maps.example/lisbon',
  services: ['Web', 'Networking'],
  logo: null,
  showOnHome: true,
  position: { top: 34.2, left: 43.5 },
  ar: { name: 'لشبونة', country: 'البرتغال' },
};

const list = async (colleague: TestColleague): Promise<CompanyOffices> => (await colleague.get(officePaths.offices)).json();
const publicOffices = async ({ app }: TestApi, locale = 'en') =>
  (await app.inject({ url: apiPaths.groups, headers: { 'accept-language': locale } })).json();
const publicNames = async (api: TestApi, locale?: string): Promise<string[]> =>
  (await publicOffices(api, locale)).map(({ name }: { name: string }) => name);

describe.each(engines)('offices on $name', (engine) => {
  test('a new one is public at once, in both languages, and is made once', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const add = () => editor.send('POST', officePaths.offices, values, { 'idempotency-key': 'one' });

    const added = await add();
    const again = await add();

    expect([added.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(added.json()).toMatchObject({ ...values, isDeleted: false, version: 1 });
    expect(again.json().id).toBe(added.json().id);
    expect(await publicOffices(api)).toMatchObject([
      { name: 'Lisbon', positionTop: 34.2, positionLeft: 43.5, googleMap: 'https://maps.example/lisbon', services: ['Web', 'Networking'] },
    ]);
    expect(await publicOffices(api, 'ar')).toMatchObject([{ name: 'لشبونة', country: 'البرتغال', address: 'Rua Nova 1' }]);
    expect(await eventKindsOf(api)).toEqual(['office.added']);
  });

  test('a change is made by one colleague at a time, raises the revision, and the slower one gets the newer state', async () => {
    const api = await startApi(engine);
    const [editor, owner] = [await signIn(api, 'editor'), await signIn(api, 'owner')];
    const { id } = (await editor.send('POST', officePaths.offices, values)).json();
    const url = officeUrl('office', { id });
    const before = await api.store.revisions.current();

    const changed = await editor.send('PATCH', url, { name: 'Porto', ar: {} }, { 'if-match': '"1"' });
    const late = await owner.send('PATCH', url, { name: 'Faro' }, { 'if-match': '"1"' });
    const same = await owner.send('PATCH', url, { name: 'Porto' }, { 'if-match': '"2"' });

    expect([changed.statusCode, late.statusCode, same.statusCode]).toEqual([200, 412, 200]);
    expect(late.json()).toMatchObject({ name: 'Porto', ar: {}, version: 2, position: values.position });
    expect(same.json().version).toBe(2);
    expect(await publicNames(api, 'ar')).toEqual(['Porto']);
    expect((await api.store.revisions.current()).groups).toBe(before.groups + 1);
    const [event] = await api.store.events.list({ limit: 1 });
    expect(event).toMatchObject({ kind: 'office.changed', subject: { kind: 'office', name: 'Porto' } });
    expect(JSON.parse(event?.before ?? '')).toEqual({ name: 'Lisbon', ar: values.ar });
    expect((await editor.send('PATCH', url, { name: 'Faro' })).statusCode).toBe(428);
    expect((await editor.send('PATCH', officeUrl('office', { id: 'none' }), {}, { 'if-match': '"1"' })).statusCode).toBe(404);
  });

  test('a deleted one is nowhere in public, and comes back as it was', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const { id } = (await editor.send('POST', officePaths.offices, values)).json();
    const url = officeUrl('office', { id });

    const deleted = await editor.send('PATCH', url, { isDeleted: true }, { 'if-match': '"1"' });
    const whileDeleted = await list(editor);

    expect(deleted.statusCode).toBe(200);
    expect(whileDeleted).toMatchObject({ offices: [], deleted: [{ id, name: 'Lisbon' }] });
    expect(await publicNames(api)).toEqual([]);
    expect((await editor.get(`${officePaths.find}?search=lisbon`)).json()).toEqual([]);
    await editor.send('PATCH', url, { isDeleted: false }, { 'if-match': '"2"' });
    expect(await publicOffices(api)).toMatchObject([{ name: 'Lisbon', services: ['Web', 'Networking'] }]);
    expect(await eventKindsOf(api)).toEqual(['office.added', 'office.deleted', 'office.restored']);
  });

  test('offices stand in the order that staff gave them, and a move is undone by what the office stood behind', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await editor.send('POST', officePaths.offices, { ...values, name, ar: {} })).json().id);
    const [, two = '', three = ''] = ids;
    const move = (id: string, place: number) => editor.send('PUT', officeUrl('officePlace', { id }), { place });

    const moved = await move(three, 1);
    expect([moved.statusCode, await publicNames(api)]).toEqual([200, ['Three', 'One', 'Two']]);
    await move(two, 1);
    expect(await publicNames(api)).toEqual(['Two', 'Three', 'One']);

    expect((await editor.undo(moved.json().events)).statusCode).toBe(409);
    await move(two, 99);
    await editor.undo(moved.json().events);
    expect(await publicNames(api)).toEqual(['One', 'Two', 'Three']);
    expect((await move('unknown', 1)).statusCode).toBe(404);
  });

  test('the palette finds them in both languages, for those who may see them', async () => {
    const api = await startApi(engine);
    const [editor, sales] = [await signIn(api, 'editor'), await signIn(api, 'sales')];
    const { id } = (await editor.send('POST', officePaths.offices, values)).json();
    const find = async (colleague: TestColleague, search: string) =>
      (await colleague.get(`${officePaths.find}?search=${encodeURIComponent(search)}`)).json();

    expect(await find(editor, 'LISB')).toEqual([
      { kind: 'office', id, reference: null, name: 'Lisbon', text: 'Portugal, Rua Nova 1', at: null },
    ]);
    expect(await find(editor, 'لشبونه')).toMatchObject([{ id }]);
    expect(await find(sales, 'lisbon')).toEqual([]);
  });

  test('a field that does not fit is refused in words, and nothing is written', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const wrong = {
      website: 'javascript:alert(1)',
      name: ' ',
      services: ['Web', ''],
      position: { top: 101, left: 0 },
    };

    const refused = await editor.send('POST', officePaths.offices, { ...values, ...wrong });

    expect(refused.statusCode).toBe(422);
    expect(new Set(Object.keys(refused.json().errors))).toEqual(new Set(['name', 'position', 'services', 'website']));
    expect(refused.json().errors.website).toBe('Please enter a full web address, beginning with https://');
    const goneLogo = await editor.send('POST', officePaths.offices, { ...values, logo: '/uploads/none.webp' });
    expect([goneLogo.statusCode, goneLogo.json().key]).toEqual([422, 'office.logoGone']);
    expect((await list(editor)).offices).toEqual([]);
    expect(await eventKindsOf(api)).toEqual([]);
  });
});
