import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { Role } from '#contract/office/permissions';
import { eraseAccount } from '../accounts/erase-account.ts';
import { apply } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { ifMatch } from '../testing/if-match.ts';
import { signIn, type TestColleague } from '../testing/office-colleague.ts';
import { receive } from '../testing/quotes.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const addressOf = async (colleague: TestColleague): Promise<string> =>
  new URL((await colleague.send('POST', officePaths.calendarFeed)).json().url).pathname;
const read = ({ app }: TestApi, url: string) => app.inject({ url });
const eventsOf = async (api: TestApi, url: string) =>
  new ICAL.Component(ICAL.parse((await read(api, url)).body)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

/** An application with an interview in which these take part. */
async function invite(api: TestApi, hiring: TestColleague, people: readonly TestColleague[], days = 3): Promise<string> {
  const { id } = await apply(api, await addOpenJob(api.store));
  const interview = { at: inDays(days), minutes: 30, place: 'Room 3', people: people.map((one) => one.id) };
  await hiring.send('PATCH', officeUrl('application', { id }), { state: 'interview', interview }, ifMatch(1));
  return id;
}

describe.each(engines)('the calendar of a colleague on $name', (engine) => {
  test('it has the interviews in which the person takes part, and names whom the role may see', async () => {
    const api = await startApi(engine);
    const [hiring, editor] = [await signIn(api, 'hiring'), await signIn(api, 'editor')];
    const id = await invite(api, hiring, [hiring, editor]);
    await invite(api, hiring, []);
    await invite(api, hiring, [hiring], -90);

    const response = await read(api, await addressOf(hiring));
    const [own, ...others] = await eventsOf(api, await addressOf(hiring));
    const [theirs] = await eventsOf(api, await addressOf(editor));

    expect(response.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
    expect(others).toEqual([]);
    expect(own).toMatchObject({ summary: 'Interview: Salma Nour, Network Engineer', location: 'Room 3' });
    expect(own?.description).toContain(`/office/applications/${id}`);
    expect([theirs?.summary, theirs?.description]).toEqual(['Interview: Network Engineer', null]);
  });

  test('whoever is declined leaves it, and reminders of one’s own quotes are in it for those who answer them', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    const id = await invite(api, hiring, [hiring]);
    await hiring.send('PATCH', officeUrl('application', { id }), { state: 'declined' }, ifMatch(2));
    const quote = await receive(api);
    await sales.send('PATCH', officeUrl('quote', { id: quote }), { assigneeId: sales.id, remindAt: inDays(2) }, ifMatch(1));

    expect(await eventsOf(api, await addressOf(hiring))).toEqual([]);
    expect(await eventsOf(api, await addressOf(sales))).toMatchObject([{ summary: expect.stringContaining('Reminder: quote from') }]);
  });

  test('its address is shown again, renewed and ended, and opens nothing afterwards', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const shown = async () => (await hiring.get(officePaths.calendarFeed)).json().url;

    const before = await shown();
    const first = await addressOf(hiring);
    const again = await shown();
    const second = await addressOf(hiring);
    const statuses = [(await read(api, first)).statusCode, (await read(api, second)).statusCode];
    await hiring.send('DELETE', officePaths.calendarFeed);

    expect([before, again.endsWith(first), first === second]).toEqual([null, true, false]);
    expect(statuses).toEqual([404, 200]);
    expect([await shown(), (await read(api, second)).statusCode]).toEqual([null, 404]);
    const kept = (await api.store.events.about(hiring.id)).filter(({ kind }) => kind === 'account.calendar');
    expect(kept.map(({ after }) => after)).toEqual(['opened', 'renewed', 'ended']);
  });

  test('it ends with the account, and no other text opens one', async () => {
    const api = await startApi(engine);
    const roles: Role[] = ['hiring', 'sales'];
    const [left, erased] = (await Promise.all(roles.map((role) => signIn(api, role)))) as [TestColleague, TestColleague];
    const [ofLeft, ofErased] = [await addressOf(left), await addressOf(erased)];
    const forged = ofLeft.replace(left.id, erased.id);
    const opened = (await read(api, ofErased)).statusCode;

    await api.store.accounts.change(left.id, { status: 'deactivated' }, new Date());
    await eraseAccount(api.store, 'A-sales@company.example');

    expect(opened).toBe(200);
    for (const url of [ofLeft, ofErased, forged, '/api/calendars/x.ics', `/api/calendars/${left.id}-.ics`])
      expect((await read(api, url)).statusCode).toBe(404);
    expect(JSON.stringify(await api.store.accounts.find(erased.id))).toContain('"calendarKey":null');
  });

  test('who asks too often has to wait', async () => {
    const api = await startApi(engine, { rateLimits: true });
    const url = await addressOf(await signIn(api, 'hiring'));
    const statuses = new Set<number>();
    for (let asked = 0; asked < 245; asked += 1) statuses.add((await read(api, url)).statusCode);

    expect([...statuses]).toEqual([200, 429]);
  });
});
