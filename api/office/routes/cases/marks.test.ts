import { describe, expect, test } from 'vitest';
import type { Mark } from '#contract/office/cases/marks';
import { mentionOf } from '#contract/office/cases/mentions';
import { officePaths, officeUrl } from '#contract/office/paths';
import { defaultPreferences } from '../../../accounts/people.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { open, receive } from '../../../testing/quotes.ts';
import { startApi } from '../../../testing/test-api.ts';

const marksOf = async (colleague: TestColleague): Promise<Mark[]> => (await colleague.get(officePaths.marks)).json();

const give = (giver: TestColleague, id: string, assigneeId: string | null, version: number) =>
  giver.send('PATCH', officeUrl('quote', { id }), { assigneeId }, ifMatch(version));

describe.each(engines)('a case that a colleague gives to somebody, on $name', (engine) => {
  test('is marked for them alone until they open it, with the giver', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami')];
    const id = await receive(api);

    await give(omar, id, rami.id, 1);
    expect(await marksOf(rami)).toEqual([
      { caseId: id, kind: 'quote', reason: 'given', name: (await open(omar, id)).fullName, byId: omar.id, at: expect.any(String) },
    ]);
    expect(await marksOf(omar)).toEqual([]);

    await omar.send('DELETE', officeUrl('mark', { id }));
    expect(await marksOf(rami)).toHaveLength(1);

    expect((await rami.send('DELETE', officeUrl('mark', { id }))).statusCode).toBe(204);
    expect(await marksOf(rami)).toEqual([]);
  });

  test('is not marked for who takes it, nor for who has it no more', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami')];
    const id = await receive(api);

    await give(rami, id, rami.id, 1);
    expect(await marksOf(rami)).toEqual([]);

    await give(omar, id, null, 2);
    await give(omar, id, rami.id, 3);
    expect(await marksOf(rami)).toHaveLength(1);
    await give(omar, id, omar.id, 4);
    expect([await marksOf(rami), await marksOf(omar)]).toEqual([[], []]);

    await give(rami, id, rami.id, 5);
    expect(await marksOf(rami)).toEqual([]);
  });

  test('is not marked any more when the gift is taken back, when it has become a part of another one, and when it was erased', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami')];
    const [one, other] = [await receive(api), await receive(api)];

    const given = await give(omar, one, rami.id, 1);
    await omar.undo(given.json().events);
    expect(await marksOf(rami)).toEqual([]);

    await omar.send('POST', officePaths.quotesBulk, { ids: [one, other], change: { assigneeId: rami.id } });
    expect(new Set((await marksOf(rami)).map(({ caseId }) => caseId))).toEqual(new Set([one, other]));
    await omar.send('POST', officeUrl('quoteMerge', { id: one }), { targetId: other });
    expect((await marksOf(rami)).map(({ caseId }) => caseId)).toEqual([other]);

    const { email } = await open(omar, other);
    await omar.send('POST', officePaths.privacyErase, { email, confirmation: email });
    expect(await marksOf(rami)).toEqual([]);
  });

  test('is not told of to who may not see it any more', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, ['sales', 'hiring'], 'Rami')];
    const id = await receive(api);
    await give(omar, id, rami.id, 1);

    await api.store.accounts.change(rami.id, { roles: ['hiring'] }, new Date());

    expect(await marksOf(rami)).toEqual([]);
  });
});

describe.each(engines)('a note that names a colleague, on $name', (engine) => {
  const write = (author: TestColleague, id: string, text: string) => author.send('POST', officeUrl('quoteNotes', { id }), { text });

  test('marks the case for them, tells whoever has chosen it once, and follows a new name', async () => {
    const api = await startApi(engine);
    const [omar, rami] = [await signIn(api, 'owner', 'Omar'), await signIn(api, 'sales', 'Rami')];
    await api.store.accounts.change(rami.id, { preferences: { ...defaultPreferences('en'), mails: ['mentioned'] } }, new Date());
    const id = await receive(api);
    const mails = async () => (await api.store.outbox.list()).filter(({ kind }) => kind === 'account');

    await write(omar, id, `Ask ${mentionOf(rami.id)}, please.`);
    expect(await marksOf(rami)).toMatchObject([{ caseId: id, reason: 'mentioned', byId: omar.id }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const detail = await open(omar, id);
    expect(mail).toMatchObject({ recipient: 'Rami@company.example', subject: `You are mentioned in quote ${detail.reference}` });
    expect(mail?.body).toMatch(/Omar\W? mentioned you/);
    expect(mail?.body).not.toContain('please');

    const note = detail.timeline.find(({ kind }) => kind === 'note');
    await rami.send('DELETE', officeUrl('mark', { id }));
    const text = `Ask ${mentionOf(rami.id)} and ${mentionOf(omar.id)}.`;
    await omar.send('PATCH', officeUrl('quoteNote', { id, note: note?.id ?? '' }), { text }, ifMatch(1));
    expect([await marksOf(rami), await marksOf(omar), await mails()]).toEqual([[], [], [mail]]);
  });

  test('tells nobody who may not see the case, has left, or is unknown', async () => {
    const api = await startApi(engine);
    const [omar, editor, gone] = [
      await signIn(api, 'owner', 'Omar'),
      await signIn(api, 'editor', 'Eman'),
      await signIn(api, 'sales', 'Gone'),
    ];
    await api.store.accounts.change(gone.id, { status: 'deactivated' }, new Date());
    const id = await receive(api);

    const noted = await write(omar, id, [editor.id, gone.id, id].map(mentionOf).join(' '));

    expect(noted.statusCode).toBe(201);
    expect(await marksOf(editor)).toEqual([]);
    expect((await api.store.outbox.list()).filter(({ kind }) => kind === 'account')).toEqual([]);
  });
});
