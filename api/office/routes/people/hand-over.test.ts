import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { open, receive } from '../../../testing/quotes.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const interviewAt = '2099-12-01T09:00:00.000Z';
const remindAt = '2099-11-01T09:00:00.000Z';

/** Gives somebody two open quotes, one with a reminder, one that is won, an application, and an interview of somebody else's application. */
async function giveWork(api: TestApi, owner: TestColleague, { id: assigneeId }: TestColleague) {
  const quotes = [await receive(api), await receive(api), await receive(api)] as const;
  const job = await addOpenJob(api.store);
  const [own, other] = [await apply(api, job), await apply(api, job, { email: 'other@visitor.example' })];
  await owner.send('POST', officePaths.quotesBulk, { ids: quotes, change: { assigneeId } });
  await owner.send('PATCH', officeUrl('quote', { id: quotes[0] }), { remindAt }, ifMatch(2));
  await owner.send('PATCH', officeUrl('quote', { id: quotes[2] }), { state: 'won' }, ifMatch(2));
  const interview = { at: interviewAt, minutes: 45, place: '', people: [owner.id, assigneeId] };
  await owner.send('PATCH', officeUrl('application', { id: own.id }), { assigneeId }, ifMatch(1));
  await owner.send('PATCH', officeUrl('application', { id: other.id }), { interview }, ifMatch(1));
  return { quotes, own: own.id, other: other.id };
}

const versionOf = async (api: TestApi, { id }: TestColleague) => (await api.store.accounts.find(id))?.version ?? 0;

const leave = async (api: TestApi, owner: TestColleague, gone: TestColleague, handOver?: object) =>
  owner.send('PATCH', officeUrl('person', { id: gone.id }), { status: 'deactivated', handOver }, ifMatch(await versionOf(api, gone)));

describe.each(engines)('who leaves, on $name', (engine) => {
  test('hands over what is open in one step, reminders along, and gets it back by one undo', async () => {
    const api = await startApi(engine);
    const [omar, gone] = [await signIn(api, 'owner', 'Omar'), await signIn(api, ['sales', 'hiring'], 'Gone')];
    const [sales, hiring] = [await signIn(api, 'sales', 'Sales'), await signIn(api, 'hiring', 'Hiring')];
    const { quotes, own, other } = await giveWork(api, omar, gone);
    const standing = async () => ({
      quotes: await Promise.all(quotes.map(async (id) => (await open(omar, id)).assigneeId)),
      application: (await api.store.officeApplications.find(own))?.assigneeId,
      people: (await api.store.officeApplications.find(other))?.interview?.people,
      status: (await api.store.accounts.find(gone.id))?.status,
    });
    const before = await standing();

    const counted = await omar.get(officeUrl('personOpenWork', { id: gone.id }));
    expect(counted.json()).toEqual({ quotes: 2, reminders: 1, applications: 1, interviews: 1 });

    const left = await leave(api, omar, gone, { quotes: sales.id, applications: null, interviews: hiring.id });
    expect(left.statusCode).toBe(200);
    expect(await standing()).toEqual({
      quotes: [sales.id, sales.id, gone.id],
      application: null,
      people: [omar.id, hiring.id],
      status: 'deactivated',
    });
    expect((await api.store.officeQuotes.ownReminders(sales.id, '')).map(({ quoteId, at }) => [quoteId, at])).toEqual([
      [quotes[0], remindAt],
    ]);
    expect((await sales.get(officePaths.marks)).json()).toHaveLength(2);

    const undone = await omar.undo(left.json().events);
    expect(undone.json().undone).toHaveLength(left.json().events.length);
    expect(await standing()).toEqual(before);
  });

  test('keeps what nobody was chosen for, and is still found as whose it is', async () => {
    const api = await startApi(engine);
    const [omar, gone] = [await signIn(api, 'owner', 'Omar'), await signIn(api, ['sales', 'hiring'], 'Gone')];
    const { quotes } = await giveWork(api, omar, gone);

    expect((await leave(api, omar, gone)).statusCode).toBe(200);

    const listed = await omar.get(`${officePaths.quotes}?view=everything&assignee=${gone.id}`);
    expect(listed.json().rows).toHaveLength(quotes.length);
    expect((await omar.get(officePaths.applicationJobs)).json().owners).toContain(gone.id);
    const load: { colleagueId: string }[] = (await omar.get(officePaths.today)).json().load;
    expect(load.map(({ colleagueId }) => colleagueId)).toContain(gone.id);
    expect((await omar.get(officePaths.colleagues)).json()).toContainEqual(expect.objectContaining({ id: gone.id, isActive: false }));
  });

  test('stays, with everything, where somebody may not have what they are to take', async () => {
    const api = await startApi(engine);
    const [omar, gone, editor] = [
      await signIn(api, 'owner', 'Omar'),
      await signIn(api, ['sales', 'hiring'], 'Gone'),
      await signIn(api, 'editor', 'Eman'),
    ];
    const { quotes } = await giveWork(api, omar, gone);

    const refused = await leave(api, omar, gone, { quotes: editor.id });

    expect(refused.statusCode).toBe(409);
    expect((await api.store.accounts.find(gone.id))?.status).toBe('active');
    expect((await open(omar, quotes[0])).assigneeId).toBe(gone.id);
  });
});
