import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { MemberValues } from '#contract/office/people/members';
import type { Logo } from '#contract/office/pictures/logos';
import { engines } from '../../../testing/engines.ts';
import { quote, review } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const values: MemberValues = {
  name: 'Demo colleague',
  role: 'Projects',
  duty: 'Every quote that leaves this house.',
  portrait: null,
  isShown: true,
  answers: [],
  ar: { name: 'زميل تجريبي', role: 'المشاريع' },
};

const add = async (colleague: TestColleague, changes: Partial<MemberValues> = {}): Promise<string> => {
  const response = await colleague.send('POST', officePaths.members, { ...values, ...changes });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
};

const shown = async ({ app }: TestApi, locale = 'en') =>
  (await app.inject({ url: apiPaths.members, headers: { 'accept-language': locale } })).json();
const names = async (api: TestApi): Promise<string[]> => (await shown(api)).map(({ name }: { name: string }) => name);

async function portrait(editor: TestColleague, side = 900): Promise<Logo> {
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#864' } })
    .composite([{ input: { create: { width: 9, height: 9, channels: 3, background: '#000' } }, top: 9, left: 9 }])
    .jpeg()
    .toBuffer();
  return (await editor.send('POST', officePaths.logos, picture, { 'content-type': 'application/octet-stream' })).json();
}

/** Sends a form, and returns the text of its confirmation. */
async function confirmationOf({ post, store }: TestApi, path: string, body: object, locale = 'en'): Promise<string> {
  const { reference } = (await post(path, body, { 'accept-language': locale })).json();
  return (await store.outbox.about(reference)).find(({ kind }) => kind === 'confirmation')?.body ?? '';
}

describe.each(engines)('people of the About page on $name', (engine) => {
  test('somebody new is public at once in both languages, without what only staff may know', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const before = await api.store.revisions.current();

    const id = await add(editor, { answers: ['quote'] });

    expect(await shown(api)).toEqual([{ _id: id, name: 'Demo colleague', role: 'Projects', duty: values.duty }]);
    expect(await shown(api, 'ar')).toEqual([{ _id: id, name: 'زميل تجريبي', role: 'المشاريع', duty: values.duty }]);
    expect((await api.store.revisions.current()).members).toBe(before.members + 1);
    expect(await eventKindsOf(api)).toEqual(['member.added']);
    for (const wrong of [{ name: '' }, { role: ' ' }, { answers: ['review'] }, { answers: ['quote', 'quote'] }, { duty: 'x'.repeat(201) }])
      expect((await editor.send('POST', officePaths.members, { ...values, ...wrong })).statusCode).toBe(422);
  });

  test('a change is made by one colleague at a time, is undone, and hides somebody from everybody', async () => {
    const api = await startApi(engine);
    const [editor, owner] = [await signIn(api, 'editor'), await signIn(api, 'owner')];
    const id = await add(editor);
    const url = officeUrl('member', { id });

    const changed = await editor.send('PATCH', url, { role: 'Support' }, ifMatch(1));
    const late = await owner.send('PATCH', url, { role: 'Sales' }, ifMatch(1));
    await editor.undo(changed.json().events);
    const hidden = await editor.send('PATCH', url, { isShown: false }, ifMatch(3));

    expect([changed.statusCode, late.statusCode, hidden.statusCode]).toEqual([200, 412, 200]);
    expect(late.json()).toMatchObject({ role: 'Support', version: 2 });
    expect((await editor.get(officePaths.members)).json()).toMatchObject({ members: [{ role: 'Projects', isShown: false, version: 4 }] });
    expect(await shown(api)).toEqual([]);
    expect((await editor.send('PATCH', url, { role: 'Sales' })).statusCode).toBe(428);
    expect((await editor.send('PATCH', officeUrl('member', { id: 'none' }), {}, ifMatch(1))).statusCode).toBe(404);
  });

  test('people stand in the order that staff gave them, and a move is undone', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await add(editor, { name, ar: {} }));

    const moved = await editor.send('PUT', officeUrl('memberPlace', { id: ids[2] ?? '' }), { place: 1 });

    expect([moved.statusCode, await names(api)]).toEqual([200, ['Three', 'One', 'Two']]);
    await editor.undo(moved.json().events);
    expect(await names(api)).toEqual(['One', 'Two', 'Three']);
    expect((await editor.send('PUT', officeUrl('memberPlace', { id: 'none' }), { place: 1 })).statusCode).toBe(404);
  });

  test('whoever is deleted is gone with every portrait they had and with what the history knew', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const [first, second] = [await portrait(editor), await portrait(editor, 700)];
    const id = await add(editor, { portrait: first.path });
    const other = await add(editor, { name: 'Other', portrait: second.path });
    const url = officeUrl('member', { id });
    await editor.send('PATCH', url, { name: 'Renamed', portrait: second.path }, ifMatch(1));
    const [{ portrait: small }] = await shown(api);
    expect(small).not.toBe(second.path);

    const outdated = await editor.send('DELETE', url, undefined, ifMatch(1));
    const deleted = await editor.send('DELETE', url, undefined, ifMatch(2));

    expect([outdated.statusCode, deleted.statusCode, (await editor.send('DELETE', url, undefined, ifMatch(2))).statusCode]).toEqual([
      412, 204, 404,
    ]);
    expect(await names(api)).toEqual(['Other']);
    const isKept = async (path: string) => (await api.uploads()).some((name) => path.endsWith(name));
    // The second portrait is somebody else's too.
    expect([await isKept(first.path), await isKept(first.source), await isKept(second.path), await isKept(small)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const events = await api.store.events.about(id);
    expect(JSON.stringify(events)).not.toMatch(/Demo colleague|Renamed|uploads/);
    expect(events.at(-1)).toMatchObject({ kind: 'member.deleted', subject: { name: '' } });
    await editor.send('DELETE', officeUrl('member', { id: other }), undefined, ifMatch(1));
    expect(await api.uploads()).toEqual([]);
  });

  test('a portrait that nobody has sent is refused at its field', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const refused = await editor.send('POST', officePaths.members, { ...values, portrait: `/uploads/${'0'.repeat(32)}.webp` });

    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['portrait']]);
  });

  test('whoever answers quotes signs their confirmations, in the visitor’s language, and nobody who is hidden does', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const ofQuote = (message: string, locale?: string) => confirmationOf(api, apiPaths.quotes, quote({ message }), locale);
    const unsigned = await ofQuote('The first');
    await add(editor, { name: 'Hidden', isShown: false, answers: ['quote'] });
    const id = await add(editor, { answers: ['quote'] });

    const [signed, arabic] = [await ofQuote('Once more'), await ofQuote('Arabic', 'ar')];
    const thanks = await confirmationOf(api, apiPaths.reviews, review());
    await editor.send('PATCH', officeUrl('member', { id }), { isShown: false }, ifMatch(1));

    expect(unsigned).not.toContain('Demo colleague');
    expect(signed).toContain('Demo colleague\nProjects\n');
    expect(arabic).toContain('زميل تجريبي\nالمشاريع\n');
    expect(thanks).not.toContain('Demo colleague');
    expect(await ofQuote('The last')).not.toMatch(/Demo colleague|Hidden/);
  });
});
