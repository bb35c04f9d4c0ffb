import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { HistoryPage } from '#contract/office/history';
import type { OfficeValues } from '#contract/office/offices';
import { officeUrl } from '#contract/office/paths';
import type { ReviewLists } from '#contract/office/reviews';
import { engines } from '../../../testing/engines.ts';
import { quote, review } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { receive } from '../../../testing/quotes.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const lisbon: OfficeValues = {
  ...{ name: 'Lisbon', country: 'Portugal', address: 'Rua Nova 1', phone: '+351 200 000 000', email: 'lisbon@company.example' },
  ...{ website: null, googleMap: 'https://maps.example/lisbon', services: ['Web'], logo: null, showOnHome: true },
  ...{ position: { top: 34.2, left: 43.5 }, ar: { name: 'لشبونة', country: 'البرتغال' } },
};

const history = async (owner: TestColleague): Promise<HistoryPage['events']> => (await owner.get(officeUrl('history'))).json().events;
/** The kinds of what can be undone, the newest first. */
const undoable = async (owner: TestColleague) => (await history(owner)).filter(({ canUndo }) => canUndo).map(({ kind }) => kind);
const newest = async (owner: TestColleague, kind: string) => (await history(owner)).find((event) => event.kind === kind)?.id ?? '';
const undo = (colleague: TestColleague, id: string) => colleague.undo([id]);

async function sentQuote(api: TestApi, colleague: TestColleague) {
  await api.post(apiPaths.quotes, quote());
  const { rows } = (await colleague.get(`${officeUrl('quotes')}?view=everything`)).json();
  const url = officeUrl('quote', { id: rows[0].id });
  let version: number = rows[0].version;
  return {
    read: async () => (await colleague.get(url)).json(),
    async change(change: object) {
      const changed = await colleague.send('PATCH', url, change, { 'if-match': `"${version}"` });
      expect(changed.statusCode).toBe(200);
      version = changed.json().version;
    },
  };
}

describe.each(engines)('undo in the history on $name', (engine) => {
  test('what is as an entry left it can be taken back there, once, and the way back is an entry of its own', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const sent = await sentQuote(api, owner);
    await sent.change({ state: 'aside' });
    await sent.change({ assigneeId: owner.id });
    await sent.change({ remindAt: '2027-01-10T08:00:00.000Z' });
    await sent.change({ suspicious: true });

    expect(await undoable(owner)).toEqual(['quote.suspicious', 'quote.reminder', 'quote.assignee', 'quote.state']);
    for (const kind of ['quote.state', 'quote.assignee', 'quote.reminder', 'quote.suspicious'])
      expect((await undo(owner, await newest(owner, kind))).statusCode).toBe(200);

    expect(await sent.read()).toMatchObject({ state: 'new', assigneeId: null, remindAt: null, suspicious: false });
    expect((await history(owner)).map(({ kind }) => kind).slice(0, 4)).toEqual([
      'quote.suspicious',
      'quote.reminder',
      'quote.assignee',
      'quote.state',
    ]);
  });

  test('of two changes of one thing only the last can be taken back, and none once it is otherwise', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const sent = await sentQuote(api, owner);
    await sent.change({ state: 'talk' });
    const first = await newest(owner, 'quote.state');
    await sent.change({ state: 'won' });
    const second = await newest(owner, 'quote.state');

    expect(await undoable(owner)).toEqual(['quote.state']);
    expect((await undo(owner, first)).statusCode).toBe(409);
    expect(await sent.read()).toMatchObject({ state: 'won' });
    expect((await undo(owner, second)).statusCode).toBe(200);
    expect((await undo(owner, second)).statusCode).toBe(409);
    expect(await sent.read()).toMatchObject({ state: 'talk' });
  });

  test('a decision on a review is taken back, and the site follows', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await api.post(apiPaths.reviews, review());
    const { pending } = (await owner.get(officeUrl('reviews'))).json() as ReviewLists;
    const url = officeUrl('review', { id: pending[0]?.id ?? '' });
    await owner.send('PATCH', url, { state: 'approved' }, { 'if-match': '"1"' });
    const shown = (await api.app.inject(apiPaths.publicReviews)).json();

    expect((await undo(owner, await newest(owner, 'review.decided'))).statusCode).toBe(200);

    expect(shown).toHaveLength(1);
    expect((await api.app.inject(apiPaths.publicReviews)).json()).toEqual([]);
  });

  test('of several reviews each is offered the way back that is its own', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    for (const fullName of ['Dana Saleh', 'Omar Nasser', 'Huda Zayed']) await api.post(apiPaths.reviews, { ...review(), fullName });
    const { pending } = (await owner.get(officeUrl('reviews'))).json() as ReviewLists;
    const decide = ({ id }: { id: string }, state: string, version: number) =>
      owner.send('PATCH', officeUrl('review', { id }), { state }, { 'if-match': `"${version}"` });
    const [first, second, third] = pending as [(typeof pending)[0], (typeof pending)[0], (typeof pending)[0]];
    await decide(first, 'approved', 1);
    await decide(second, 'rejected', 1);
    await decide(third, 'approved', 1);
    await decide(third, 'rejected', 2);

    const offered = (await history(owner)).filter(({ canUndo }) => canUndo).map(({ subject, after }) => [subject?.name, after]);
    expect(offered).toEqual([
      [third.fullName, 'rejected'],
      [second.fullName, 'rejected'],
      [first.fullName, 'approved'],
    ]);
  });

  test('a client that was taken off the clients page, and an office that was changed and deleted, are back', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const values = { ar: null, logo: '', category: 'Other Clients', services: [], isPrivateWork: false, comingSoon: false };
    const client = (await owner.send('POST', officeUrl('clients'), { ...values, name: 'Harbour Mills' })).json();
    await owner.send('DELETE', officeUrl('client', { id: client.id }), undefined, { 'if-match': `"${client.version}"` });
    const office = (await owner.send('POST', officeUrl('offices'), lisbon)).json();
    const change = (body: object, version: number) =>
      owner.send('PATCH', officeUrl('office', { id: office.id }), body, { 'if-match': `"${version}"` });
    await change({ name: 'Another name' }, office.version);
    await change({ isDeleted: true }, office.version + 1);

    for (const kind of ['client.removed', 'office.deleted', 'office.changed'])
      expect((await undo(owner, await newest(owner, kind))).statusCode).toBe(200);

    expect((await api.app.inject(apiPaths.clients)).json()).toMatchObject([{ name: 'Harbour Mills' }]);
    expect((await owner.get(officeUrl('offices'))).json().offices).toMatchObject([{ name: office.name, isDeleted: false }]);
  });

  test('whoever may not read the history takes nothing of others back, and what has no way back offers none', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const sent = await sentQuote(api, owner);
    await sent.change({ state: 'aside' });
    const id = await newest(owner, 'quote.state');
    for (const role of ['sales', 'hiring', 'editor'] as const) expect((await undo(await signIn(api, role), id)).statusCode).toBe(403);
    const received = await newest(owner, 'quote.received');

    expect(await sent.read()).toMatchObject({ state: 'aside' });
    expect((await undo(owner, received)).statusCode).toBe(409);
    expect((await undo(owner, '0'.repeat(24))).statusCode).toBe(404);
  });

  test('what colleagues did can be listed alone, and what one of them did in one step is of one moment', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const [one, two] = [await receive(api), await receive(api)];
    const bulk = { ids: [one, two], versions: { [one]: 1, [two]: 1 }, change: { state: 'aside' } };
    await owner.send('POST', officeUrl('quotesBulk'), bulk);

    const { events }: HistoryPage = (await owner.get(`${officeUrl('history')}?colleagues=true&area=quote`)).json();
    const everybody = await history(owner);

    expect(events.map(({ kind }) => kind)).toEqual(['quote.state', 'quote.state']);
    expect(new Set(events.map(({ at }) => at)).size).toBe(1);
    expect(everybody.filter(({ kind }) => kind === 'quote.received')).toHaveLength(2);
  });
});
