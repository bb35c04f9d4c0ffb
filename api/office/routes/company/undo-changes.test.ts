import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { OfficeClient } from '#contract/office/clients';
import { emptyJobText } from '#contract/office/job-check';
import { officePaths, officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { quote } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { addAccount, signedInAs } from '../../testing/office-client.ts';

const values = { ar: null, logo: '', category: 'Banks', services: [], isPrivateWork: false, comingSoon: false };

async function receive(api: TestApi, colleague: TestColleague, count = 1): Promise<string[]> {
  for (let number = 0; number < count; number += 1) await api.post(apiPaths.quotes, quote());
  return (await colleague.get(`${officePaths.quotes}?view=everything`)).json().rows.map(({ id }: { id: string }) => id);
}
const statesOf = async (colleague: TestColleague): Promise<string[]> =>
  (await colleague.get(`${officePaths.quotes}?view=everything`)).json().rows.map(({ state }: { state: string }) => state);

describe.each(engines)('changes that are undone by what they answered with on $name', (engine) => {
  test('one person takes back one step after the other, without the right to read the history', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [id = ''] = await receive(api, sales);
    const change = async (state: string, version: number): Promise<string[]> =>
      (await sales.send('PATCH', officeUrl('quote', { id }), { state }, ifMatch(version))).json().events;
    const [first, second] = [await change('talk', 1), await change('won', 2)];

    const undone = [await sales.undo(second), await sales.undo(first)];

    expect(undone.map((answer) => answer.json())).toEqual([
      { undone: second, versions: { [id]: 4 } },
      { undone: first, versions: { [id]: 5 } },
    ]);
    expect(await statesOf(sales)).toEqual(['new']);
    expect((await sales.undo(first)).statusCode).toBe(409);
  });

  test('what was changed of many at once is undone at once, but for what a colleague has changed since', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Another')];
    const ids = await receive(api, sales, 3);
    const { events } = (await sales.send('POST', officePaths.quotesBulk, { ids, change: { state: 'aside' } })).json();
    await other.send('PATCH', officeUrl('quote', { id: ids[0] ?? '' }), { state: 'talk' }, ifMatch(2));
    // It is aside again, and still no longer as the first of them has left it.
    await other.send('PATCH', officeUrl('quote', { id: ids[0] ?? '' }), { state: 'aside' }, ifMatch(3));

    const undone = (await sales.undo(events)).json();

    expect([events.length, undone.undone.length]).toEqual([3, 2]);
    expect((await statesOf(sales)).filter((state) => state === 'new')).toHaveLength(2);
  });

  test('a note has its words again, and is there again; it is nobody else’s to bring back', async () => {
    const api = await startApi(engine);
    const [owner, sales] = [await signIn(api, 'owner'), await signIn(api, 'sales')];
    const [id = ''] = await receive(api, sales);
    const { timeline } = (await sales.send('POST', officeUrl('quoteNotes', { id }), { text: 'Wants black' })).json();
    const note = timeline.find(({ kind }: { kind: string }) => kind === 'note').id as string;
    const change = async (body: object, version: number): Promise<string[]> =>
      (await sales.send('PATCH', officeUrl('quoteNote', { id, note }), body, ifMatch(version))).json().events;
    const [edited, removed] = [await change({ text: 'Wants white' }, 1), await change({ removed: true }, 2)];

    const refused = await owner.undo(removed);
    const undone = [await sales.undo(removed), await sales.undo(edited)];

    expect([refused, ...undone].map(({ statusCode }) => statusCode)).toEqual([409, 200, 200]);
    expect((await sales.get(officeUrl('quote', { id }))).json().timeline).toContainEqual(expect.objectContaining({ text: 'Wants black' }));
  });

  test('a client is off the wall again, or as it was, unless somebody has changed it since or its picture is gone', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const send = async (name: string, given: object = {}) =>
      (await editor.send('POST', officePaths.clients, { ...values, name, ...given })).json<OfficeClient & { events: string[] }>();
    const change = async ({ id, version }: OfficeClient, given: object) =>
      (await editor.send('PUT', officeUrl('client', { id }), { ...values, name: 'Mills', ...given }, ifMatch(version))).json();
    const [mills, gone] = [await send('Mills'), await send('Gone')];
    const renamed = await change(mills, { name: 'Harbour Mills', comingSoon: true });

    const undone = [await editor.undo(mills.events), await editor.undo(gone.events), await editor.undo(renamed.events)];

    expect(undone.map(({ statusCode }) => statusCode)).toEqual([409, 200, 200]);
    const { rows } = (await editor.get(officePaths.clients)).json();
    expect(rows).toMatchObject([{ name: 'Mills', comingSoon: false }]);
    expect((await editor.undo(renamed.events)).statusCode).toBe(409);
    const swept = `/uploads/${'a'.repeat(32)}.png`;
    await api.store.transaction(({ officeClients }) =>
      officeClients.change(mills.id, { ...values, category: 'Banks', name: 'Mills', logo: swept }),
    );
    const without = await change(rows[0].version ? { ...rows[0], version: rows[0].version + 1 } : rows[0], {});
    expect([without.logo, (await editor.undo(without.events)).statusCode]).toEqual(['', 409]);
  });

  test('a branch that was added is deleted, a job that was closed is open, and a copy is archived', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const office = {
      ...{ name: 'Lisbon', country: 'Portugal', address: 'Rua Nova 1', phone: '+351 200 000 000', email: 'lisbon@company.example' },
      ...{ website: null, googleMap: null, services: ['Web'], logo: null, showOnHome: true, position: null, ar: {} },
    };
    const added = (await owner.send('POST', officePaths.offices, office)).json();
    const text = { jobTitle: 'Cook', location: 'Amman', summary: 'Cooks.', responsibilities: [], qualifications: [] };
    const content = { closingDate: '2999-12-31', en: text, ar: emptyJobText };
    const job = (await owner.send('POST', officePaths.jobs, content)).json();
    const url = officeUrl('job', { id: job.id });
    const published = (await owner.send('PUT', officeUrl('jobPublication', { id: job.id }), content, ifMatch(job.version))).json();
    const closed = (await owner.send('PATCH', url, { isClosed: true }, ifMatch(published.version))).json();
    const copy = (await owner.send('POST', officeUrl('jobCopies', { id: job.id }), {})).json();

    for (const { events } of [added, closed, copy]) expect((await owner.undo(events)).statusCode).toBe(200);

    expect((await owner.get(officePaths.offices)).json()).toMatchObject({ offices: [], deleted: [{ name: 'Lisbon' }] });
    expect((await owner.get(url)).json().state).toBe('open');
    expect((await owner.get(officeUrl('job', { id: copy.id }))).json().state).toBe('archived');
    expect((await owner.undo(published.events)).statusCode).toBe(409);
  });

  test('a template that was deleted is there under its id, for those alone who use it', async () => {
    const api = await startApi(engine);
    const [sales, hiring] = [await signIn(api, 'sales'), await signIn(api, 'hiring')];
    const template = { name: 'Visit', purpose: 'quotes', locale: 'en', subject: 'A visit', text: 'Hello {{firstName}}' };
    const { id } = (await sales.send('POST', officePaths.templates, template)).json();
    const { events } = (await sales.send('DELETE', officeUrl('template', { id }))).json();

    expect((await hiring.undo(events)).statusCode).toBe(403);
    expect([(await sales.undo(events)).statusCode, (await sales.undo(events)).statusCode]).toEqual([200, 409]);
    expect((await sales.get(officePaths.templates)).json()).toEqual([{ ...template, id, version: 1 }]);
  });

  test('a role is the one before; of an owner only by whoever has signed in within the hour', async () => {
    const api = await startApi(engine);
    const [me, owner, sales] = [
      await addAccount(api, { role: 'owner' }),
      await addAccount(api, { role: 'owner', email: 'second@company.example' }),
      await addAccount(api, { email: 'third@company.example' }),
    ];
    const now = await signedInAs(api, me);
    const role = async ({ id }: { id: string }, given: string) => {
      const { version } = (await api.store.accounts.find(id)) ?? { version: 0 };
      return (await now.send('PATCH', officeUrl('person', { id }), { roles: [given] }, ifMatch(version))).json().events as string[];
    };
    const [ofOwner, ofSales] = [await role(owner, 'editor'), await role(sales, 'editor')];

    const later = await signedInAs(api, me, new Date(Date.now() - 2 * 3_600_000));
    const undo = (events: string[]) => later.send('POST', officePaths.historyUndo, { events });

    expect([(await undo(ofSales)).statusCode, (await undo(ofOwner)).statusCode]).toEqual([200, 401]);
    expect([(await api.store.accounts.find(sales.id))?.roles, (await api.store.accounts.find(owner.id))?.roles]).toEqual([
      ['sales'],
      ['editor'],
    ]);
  });
});
