import { describe, expect, test } from 'vitest';
import { brands } from '#brand';
import { apiPaths } from '#contract/api-paths';
import { officeUrl } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import type { ReviewLists } from '#contract/office/reviews';
import { engines } from '../../../testing/engines.ts';
import { quote, review } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const lists = async (colleague: TestColleague): Promise<ReviewLists> => (await colleague.get(officeUrl('reviews'))).json();
const publicNames = async ({ app }: TestApi): Promise<string[]> =>
  (await app.inject(apiPaths.publicReviews)).json().map(({ fullName }: { fullName: string }) => fullName);

describe.each(engines)('work on reviews on $name', (engine) => {
  test('a decision is public at once, can be undone, and is made by one colleague at a time', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await api.post(apiPaths.reviews, review());
    const [pending] = (await lists(editor)).pending;
    const url = officeUrl('review', { id: pending?.id ?? '' });
    const decide = (state: string, version: number) => editor.send('PATCH', url, { state }, { 'if-match': `"${version}"` });

    const approved = await decide('approved', 1);
    const shown = await publicNames(api);
    const late = await decide('rejected', 1);
    const undone = await decide('pending', 2);

    expect([approved.statusCode, late.statusCode, undone.statusCode]).toEqual([200, 412, 200]);
    expect(approved.json()).toMatchObject({ place: 1, state: 'approved' });
    expect(shown).toEqual(['Nader Aziz']);
    expect(undone.json()).toMatchObject({ state: 'pending', decidedAt: null, place: null });
    expect(await publicNames(api)).toEqual([]);
  });

  test('public reviews stand in the order that staff gave them, and one that is undone has its place again', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    for (const fullName of ['One', 'Two', 'Three']) await api.post(apiPaths.reviews, review({ fullName }));
    for (const { id } of (await lists(editor)).pending)
      await editor.send('PATCH', officeUrl('review', { id }), { state: 'approved' }, { 'if-match': '"1"' });
    const byName = new Map((await lists(editor)).approved.map(({ fullName, id }) => [fullName, id]));
    const ids = ['Two', 'Three', 'One'].map((name) => byName.get(name) ?? '');

    const move = (id: string, place: number) => editor.send('PUT', officeUrl('reviewPlace', { id }), { place });
    const moves = [await move(ids[0] ?? '', 1), await move(ids[2] ?? '', 99)];
    const moved = await move(ids[1] ?? '', 1);
    await editor.undo(moved.json().events);
    expect(await publicNames(api)).toEqual(['Two', 'Three', 'One']);
    const url = officeUrl('review', { id: ids[1] ?? '' });
    await editor.send('PATCH', url, { state: 'rejected' }, { 'if-match': '"2"' });
    const without = await publicNames(api);
    await editor.send('PATCH', url, { state: 'approved' }, { 'if-match': '"3"' });

    expect([...moves, moved].map((answer) => [answer.statusCode, answer.json().place])).toEqual([
      [200, 1],
      [200, 3],
      [200, 1],
    ]);
    expect((await move('unknown', 1)).statusCode).toBe(404);
    expect(without).toEqual(['Two', 'One']);
    expect(await publicNames(api)).toEqual(['Two', 'Three', 'One']);
  });

  test('what is published last is the first on the site, however long it waited, and keeps that place', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    for (const fullName of ['One', 'Two', 'Three', 'Four']) await api.post(apiPaths.reviews, review({ fullName }));
    const [one, two, three, four] = (await lists(editor)).pending.map(({ id }) => id);
    const decide = (id = '', state: string, version: number) =>
      editor.send('PATCH', officeUrl('review', { id }), { state }, { 'if-match': `"${version}"` });
    for (const id of [four, two]) await decide(id, 'approved', 1);
    await editor.send('PUT', officeUrl('reviewPlace', { id: four ?? '' }), { place: 1 });
    const answers = [await decide(one, 'approved', 1), await decide(three, 'approved', 1)];

    expect(answers.map((answer) => answer.json().place)).toEqual([1, 1]);
    expect(await publicNames(api)).toEqual(['Three', 'One', 'Four', 'Two']);
    await decide(one, 'rejected', 2);
    await decide(one, 'approved', 3);
    expect(await publicNames(api)).toEqual(['Three', 'One', 'Four', 'Two']);
  });

  test('a public answer stands below its review with the name of the company, and can be changed, taken away and undone', async () => {
    const api = await startApi(engine);
    const [editor, sales] = [await signIn(api, 'editor'), await signIn(api, 'sales')];
    await api.post(apiPaths.reviews, review());
    const [pending] = (await lists(editor)).pending;
    const id = pending?.id ?? '';
    await editor.send('PATCH', officeUrl('review', { id }), { state: 'approved' }, { 'if-match': '"1"' });
    const say = (text: string | null, version: number, colleague = editor) =>
      colleague.send('PUT', officeUrl('reviewPublicAnswer', { id }), { text }, { 'if-match': `"${version}"` });
    const shown = async () => (await api.app.inject(apiPaths.publicReviews)).json()[0].answer;

    expect(await shown()).toBeUndefined();
    const said = await say('Thank you.\nGladly again.', 2);
    expect([said.statusCode, said.json().publicAnswer, await shown()]).toEqual([
      200,
      'Thank you.\nGladly again.',
      { by: brands.en.name, text: 'Thank you.\nGladly again.' },
    ]);
    expect((await say('Late', 2)).statusCode).toBe(412);
    const arabic = await say('شكرًا لك.', 3);
    expect(await shown()).toEqual({ by: brands.ar.name, text: 'شكرًا لك.' });
    await editor.undo(arabic.json().events);
    expect((await shown()).text).toBe('Thank you.\nGladly again.');
    const removed = await say(null, 5);
    expect(await shown()).toBeUndefined();
    await editor.undo(removed.json().events);
    expect((await shown()).text).toBe('Thank you.\nGladly again.');
    for (const text of ['', 'x'.repeat(601)]) expect((await say(text, 7)).statusCode).toBe(422);
    expect((await say('x', 7, sales)).statusCode).toBe(isAllowed(['sales'], 'reviews.decide') ? 200 : 403);
  });

  test('a review is of a client as staff say, whose name the site shows as long as the work is public, and that is undone', async () => {
    const api = await startApi(engine);
    const [editor, hiring] = [await signIn(api, 'editor'), await signIn(api, 'hiring')];
    const values = {
      ...{ name: 'Mills', ar: { name: 'مطاحن' }, logo: '', category: 'Banks' },
      services: [],
      isPrivateWork: false,
      comingSoon: false,
    };
    const client = (await editor.send('POST', officeUrl('clients'), values)).json();
    await api.post(apiPaths.reviews, review());
    const [pending] = (await lists(editor)).pending;
    const id = pending?.id ?? '';
    await editor.send('PATCH', officeUrl('review', { id }), { state: 'approved' }, { 'if-match': '"1"' });
    const link = (clientId: string | null, version: number, colleague = editor) =>
      colleague.send('PUT', officeUrl('reviewClient', { id }), { clientId }, { 'if-match': `"${version}"` });
    const shown = async (locale = 'en') =>
      (await api.app.inject({ url: apiPaths.publicReviews, headers: { 'accept-language': locale } })).json()[0].client;

    expect((await editor.get(officeUrl('reviewClients'))).json()).toEqual({
      clients: [{ id: client.id, name: 'Mills', isPrivateWork: false }],
    });
    const linked = await link(client.id, 2);
    expect([linked.statusCode, linked.json().client]).toEqual([200, { id: client.id, name: 'Mills', isPrivateWork: false }]);
    expect([await shown(), await shown('ar')]).toEqual([
      { _id: client.id, name: 'Mills' },
      { _id: client.id, name: 'مطاحن' },
    ]);
    expect([(await link(null, 2)).statusCode, (await link('unknown', 3)).statusCode, (await link(null, 3, hiring)).statusCode]).toEqual([
      412, 404, 403,
    ]);

    const clientUrl = officeUrl('client', { id: client.id });
    await editor.send('PUT', clientUrl, { ...values, isPrivateWork: true }, { 'if-match': '"1"' });
    expect([await shown(), (await lists(editor)).approved[0]?.client?.isPrivateWork]).toEqual([undefined, true]);
    await editor.send('PUT', clientUrl, values, { 'if-match': '"2"' });
    const unlinked = await link(null, 3);
    expect(await shown()).toBeUndefined();
    await editor.undo(unlinked.json().events);
    expect((await shown()).name).toBe('Mills');
    await editor.send('DELETE', clientUrl, undefined, { 'if-match': '"3"' });
    expect([await shown(), (await lists(editor)).approved[0]?.client]).toEqual([undefined, null]);
  });

  test('a reviewer is answered by mail, and a role sees of Today what it may', async () => {
    const api = await startApi(engine);
    const [editor, sales, hiring] = [await signIn(api, 'editor'), await signIn(api, 'sales'), await signIn(api, 'hiring')];
    await api.post(apiPaths.reviews, review());
    await api.post(apiPaths.quotes, quote());
    const [pending] = (await lists(editor)).pending;

    const answered = await editor.send('POST', officeUrl('reviewAnswers', { id: pending?.id ?? '' }), {
      subject: 'Thank you',
      text: 'Gladly.',
    });

    expect(answered.json().answers).toMatchObject([{ text: 'Gladly.', deliveryStatus: { state: 'held' } }]);
    const kinds = async (colleague: TestColleague) =>
      (await colleague.get(officeUrl('today'))).json().waiting.map(({ kind }: { kind: string }) => kind);
    expect((await kinds(sales)).toSorted()).toEqual(['quote', 'review']);
    expect(await kinds(editor)).toEqual(['review']);
    expect(await kinds(hiring)).toEqual([]);
    expect((await editor.get(officeUrl('counts'))).json()).toEqual({ reviews: 1, textDrafts: 0, undelivered: 0 });
    expect((await hiring.get(officeUrl('counts'))).json()).toEqual({
      applications: 0,
      jobs: { open: 0, closeSoon: 0, nextDay: null, drafts: 0 },
      undelivered: 0,
    });
    const weeks = (await sales.get(officeUrl('today'))).json().weeks;
    expect(weeks).toHaveLength(8);
    expect(weeks.at(-1)).toMatchObject({ quotes: 1, reviews: 1, medianHours: null });
    expect((await hiring.get(officeUrl('quotes'))).statusCode).toBe(403);
  });
});
