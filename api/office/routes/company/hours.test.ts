import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { configuredFields } from '#brand/changes';
import { apiPaths } from '#contract/api-paths';
import { dayLater } from '#contract/hours/hours-exceptions';
import { hoursFields, type OfficeHours } from '#contract/hours/office-hours';
import { weekOf } from '#contract/hours/week-hours';
import { officeUrl } from '#contract/office/paths';
import { roles } from '#contract/office/permissions';
import { engines } from '../../../testing/engines.ts';
import { quote } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { calendarDay } from '../../../time/company-time.ts';

const read = async (colleague: TestColleague): Promise<OfficeHours> => (await colleague.get(officeUrl('hours'))).json();
const change = (colleague: TestColleague, version: number, changes: object) =>
  colleague.send('PATCH', officeUrl('hours'), changes, ifMatch(version));
const undo = (colleague: TestColleague, events: string[]) => colleague.send('POST', officeUrl('historyUndo'), { events });
const published = async ({ app }: TestApi) => (await app.inject(apiPaths.company)).json();

const today = calendarDay(new Date());
const weekHours = weekOf((day) => (['Sunday', 'Monday'].includes(day) ? [{ opens: '08:00', closes: '16:00' }] : []));
const ramadan = {
  ...{ from: today, to: dayLater(today, 20), name: { en: 'Ramadan', ar: 'رمضان' } },
  week: weekOf((day) => (day === 'Friday' ? [] : [{ opens: '10:00', closes: '15:00' }])),
};
const configured = Object.fromEntries(hoursFields.map((field) => [field, configuredFields()[field]]));

describe.each(engines)('the opening hours on $name', (engine) => {
  test('an editor finds those that are configured, changes them, and they are public at once', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const revision = (await api.store.revisions.current()).company;
    expect(await read(editor)).toEqual({
      ...{ values: configured, configured, version: 0 },
      ...{ weekStartsOn: brand.hours.weekStartsOn, timeZone: brand.timeZone },
    });

    const changed = await change(editor, 0, { weekHours, hoursExceptions: [ramadan] });

    expect([changed.statusCode, changed.json().version]).toEqual([200, 1]);
    expect(await published(api)).toEqual({ weekHours, hoursExceptions: [ramadan] });
    expect((await api.store.revisions.current()).company).toBe(revision + 1);
    const [event] = await api.store.events.list({ area: 'company', limit: 9 });
    expect(event).toMatchObject({ kind: 'company.hours', after: JSON.stringify({ weekHours, hoursExceptions: [ramadan] }) });
  });

  test('what is as configured is not kept, and what owners have set of the company stays', async () => {
    const api = await startApi(engine);
    const [owner, editor] = [await signIn(api, 'owner'), await signIn(api, 'editor')];
    await owner.send('PATCH', officeUrl('company'), { claimedClients: 5 }, ifMatch(0));
    await change(editor, 1, { weekHours, hoursLabel: null });
    const company = (await owner.get(officeUrl('company'))).json();

    const back = await change(editor, 2, configured);

    expect([company.values, company.version]).toEqual([{ claimedClients: 5 }, 2]);
    expect(Object.keys(company.configured)).not.toContain('weekHours');
    expect([back.statusCode, await published(api)]).toEqual([200, { claimedClients: 5 }]);
    expect((await change(editor, 3, configured)).json().version).toBe(3);
  });

  test('a change is taken back by its event, by whoever made it or reads the history, until somebody has changed the same', async () => {
    const api = await startApi(engine);
    const [owner, editor, other] = [await signIn(api, 'owner'), await signIn(api, 'editor'), await signIn(api, 'editor', 'Other')];
    const first = (await change(editor, 0, { weekHours })).json().events;
    const second = (await change(editor, 1, { hoursExceptions: [ramadan] })).json().events;

    expect((await undo(other, first)).statusCode).toBe(403);
    expect((await undo(editor, first)).statusCode).toBe(200);
    expect(await published(api)).toEqual({ hoursExceptions: [ramadan] });
    expect((await undo(editor, second)).statusCode).toBe(200);
    expect(await published(api)).toEqual({});
    const third = (await change(editor, 4, { weekHours })).json().events;
    expect((await undo(owner, third)).statusCode).toBe(200);
    expect((await undo(editor, third)).statusCode).toBe(409);
  });

  test('whoever was slower gets the newer state, and without a version a change is refused', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const together = await Promise.all([change(editor, 0, { weekHours }), change(editor, 0, { hoursOtherwise: null })]);

    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect(together.find(({ statusCode }) => statusCode === 412)?.json()).toMatchObject({ version: 1 });
    expect((await editor.send('PATCH', officeUrl('hours'), { weekHours })).statusCode).toBe(428);
  });

  test.each([
    ['weekHours', weekOf(() => [])],
    ['weekHours', { ...weekHours, Sunday: [{ opens: '08:00', closes: '08:00' }] }],
    ['weekHours', { Sunday: [] }],
    ['hoursLabel', { en: '\u200b' }],
    ['hoursLabel', { en: 'x'.repeat(51) }],
    ['hoursExceptions', [ramadan, ramadan]],
    ['hoursExceptions', [{ ...ramadan, to: dayLater(today, -1) }]],
    ['hoursExceptions', [{ ...ramadan, name: { ar: 'رمضان' } }]],
    ['hoursExceptions', [{ ...ramadan, from: '2027-13-01' }]],
  ])('%s is refused when it is %j, with the field named', async (field, value) => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const refused = await change(editor, 0, { [field]: value });

    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  });

  test('owners and editors change them, and nobody else sees this', async () => {
    const api = await startApi(engine);
    const answers = await Promise.all(
      roles.map(async (role) => {
        const colleague = await signIn(api, role);
        return [role, (await colleague.get(officeUrl('hours'))).statusCode, (await change(colleague, 9, { weekHours })).statusCode];
      }),
    );
    expect(answers).toEqual([
      ['owner', 200, 412],
      ['sales', 403, 403],
      ['hiring', 403, 403],
      ['editor', 200, 412],
    ]);
  });

  test('the confirmation says the hours in the language of its reader, with what differs from them now', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await change(editor, 0, { weekHours, hoursExceptions: [ramadan] });

    for (const language of ['en', 'ar']) await api.post(apiPaths.quotes, quote(), { 'accept-language': language });

    const mails = (await api.store.outbox.list()).filter(({ kind }) => kind === 'confirmation');
    const bodies = mails.map(({ body }) => body.replaceAll('\u00a0', ' ')).toSorted();
    expect(bodies[0]).toMatch(/open Sunday and Monday, 08:00 to 16:00, .+ time\. Ramadan, .+: Saturday to Thursday, 10:00 to 15:00\./);
    expect(bodies[1]).toMatch(
      /ساعات عملنا: الأحد والاثنين، من 08:00 إلى 16:00، بتوقيت .+\. رمضان، .+: من السبت إلى الخميس، من 10:00 إلى 15:00\./,
    );
  });
});
