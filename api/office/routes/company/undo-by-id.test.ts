import { describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { HistoryPage } from '#contract/office/history';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../../../testing/engines.ts';
import { quote } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi } from '../../../testing/test-api.ts';
import { client, clients } from '../../testing/content-files.ts';

const newest = async (owner: TestColleague, kind: string) => {
  const { events } = (await owner.get(officeUrl('history'))).json() as HistoryPage;
  return events.find((event) => event.kind === kind);
};
const undo = (colleague: TestColleague, id = '') => colleague.undo([id]);

describe.each(engines)('what undo refers to on $name', (engine) => {
  test('a request goes back to the colleague who had it, also when another one has the same name', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const [dana, sales] = [await signIn(api, 'sales', 'Dana'), await signIn(api, 'sales', 'Other')];
    await api.store.accounts.change(sales.id, { name: 'Dana' }, new Date());
    await api.post(apiPaths.quotes, quote());
    const id = (await owner.get(`${officeUrl('quotes')}?view=everything`)).json().rows[0].id as string;
    for (const [version, assigneeId] of [dana.id, sales.id].entries())
      await owner.send('PATCH', officeUrl('quote', { id }), { assigneeId }, { 'if-match': `"${version + 1}"` });

    expect((await undo(owner, (await newest(owner, 'quote.assignee'))?.id)).statusCode).toBe(200);

    expect((await owner.get(officeUrl('quote', { id }))).json().assigneeId).toBe(dana.id);
  });

  test('a client goes back behind the one that it stood behind, whatever number that place has now', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    for (const name of ['A', 'B', 'C', 'D']) await owner.send('POST', officeUrl('clients'), { ...client, name });
    const order = async () => (await clients(owner)).map(({ name }) => name).join('');
    const idOf = async (name: string) => (await clients(owner)).find((one) => one.name === name)?.id ?? '';
    const before = await order();
    const [first = '', second = '', third = ''] = before;
    await owner.send('PUT', officeUrl('clientPlace', { id: await idOf(third) }), { place: 1 });
    const moved = await newest(owner, 'client.moved');
    await owner.send('DELETE', officeUrl('client', { id: await idOf(first) }), undefined, { 'if-match': '"1"' });

    expect(moved?.canUndo).toBe(true);
    expect((await undo(owner, moved?.id)).statusCode).toBe(200);

    expect((await order()).indexOf(third)).toBe((await order()).indexOf(second) + 1);
  });

  test('what does not fit the contract cannot be undone, and nothing breaks by it', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await api.post(apiPaths.quotes, quote());
    const { id, fullName: name } = (await owner.get(`${officeUrl('quotes')}?view=everything`)).json().rows[0];
    const event = { actor: null, kind: 'quote.state' as const, subject: { kind: 'quote' as const, id, name } };
    await api.store.events.add({ ...event, before: 'a state of another release', after: 'new' }, new Date());

    const left = await newest(owner, 'quote.state');
    expect(left?.canUndo).toBe(false);
    expect((await undo(owner, left?.id)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
