import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { ApplicationDetail } from '#contract/office/applications';
import { officeUrl } from '#contract/office/paths';
import { compose } from '../../../mail/compose.ts';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const interview = { at: '2099-11-30T08:00:00.000Z', minutes: 45, place: 'Rainbow Street 1, Amman', people: [] as string[] };
const mail = { subject: 'Let us talk', text: 'Hello,\n\nwhen would it suit you?', assignToMe: false, version: 1, anyway: true };

const open = async (colleague: TestColleague, id: string): Promise<ApplicationDetail> =>
  (await colleague.get(officeUrl('application', { id }))).json();
const write = (colleague: TestColleague, id: string, changes: object = {}) =>
  colleague.send('POST', officeUrl('applicationMails', { id }), { ...mail, ...changes });
const change = async (colleague: TestColleague, id: string, body: object) =>
  colleague.send('PATCH', officeUrl('application', { id }), body, ifMatch((await open(colleague, id)).version));

/** The calendar entries that went with mails to an applicant, the oldest first. */
async function entriesOf({ store }: TestApi, reference: string) {
  const mails = (await store.outbox.about(reference)).filter(({ kind, calendar }) => kind === 'answer' && calendar !== null);
  return mails.map((stored) => {
    const calendar = new ICAL.Component(ICAL.parse(stored.calendar ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    return {
      stored,
      event,
      method: calendar.getFirstPropertyValue('method'),
      said: [event.sequence, event.startDate.toJSDate().toISOString(), event.location] as const,
    };
  });
}

describe.each(engines)('interviews on $name', (engine) => {
  test('the invitation goes into the calendar of the applicant, a new date changes it there, and a cancellation takes it out', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring', 'Tareq Mansour');
    const { id, reference } = await apply(api, await addOpenJob(api.store));
    const later = { ...interview, at: '2099-12-01T09:30:00.000Z' };

    await write(hiring, id, { state: 'interview', interview: { ...interview, people: [hiring.id] } });
    await write(hiring, id);
    await write(hiring, id, { interview: later });
    await write(hiring, id, { interview: null });
    await write(hiring, id, { interview: later });

    const entries = await entriesOf(api, reference);
    expect(entries.map(({ method, said }) => [method, ...said])).toEqual([
      ['REQUEST', 0, interview.at, interview.place],
      ['REQUEST', 1, later.at, interview.place],
      ['CANCEL', 2, later.at, interview.place],
      ['REQUEST', 0, later.at, interview.place],
    ]);
    const [first, second, third, fourth] = entries.map(({ event }) => event);
    expect([second?.uid, third?.uid]).toEqual([first?.uid, first?.uid]);
    expect(fourth?.uid).not.toBe(first?.uid);
    expect(first?.description).toContain('Tareq Mansour');
    expect(first?.summary).toContain('Network Engineer');
    expect(first?.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:salma@visitor.example']);
    expect(String(first?.organizer)).toMatch(/^mailto:/);
  });

  test('the mail of an invitation has it as a part that calendar programs answer', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id, reference } = await apply(api, await addOpenJob(api.store));

    await write(hiring, id, { interview });
    const [entry] = await entriesOf(api, reference);
    const composed = entry && compose(entry.stored, { name: 'Company', address: 'office@company.example' });

    expect(composed?.icalEvent).toMatchObject({ method: 'REQUEST', content: entry?.stored.calendar });
  });

  test('a mail that is taken back is no invitation, and its draft keeps the interview', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id } = await apply(api, await addOpenJob(api.store));

    await write(hiring, id, { state: 'interview', interview });
    const invited = await open(hiring, id);
    const sent = invited.timeline.findLast((entry) => entry.kind === 'answer');
    await hiring.send('POST', officeUrl('mailTakeBack', { id: sent?.mailId ?? '' }));
    const after = await open(hiring, id);

    expect(invited).toMatchObject({ interview, invited: { at: interview.at, minutes: 45, place: interview.place } });
    expect(after).toMatchObject({ interview: null, invited: null, draft: { text: mail.text, interview } });
  });

  test('a mail that is taken back is no invitation whatever has changed since, and what a colleague has changed stays', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const [one, other, third] = [
      await apply(api, job),
      await apply(api, job, { email: 'b@visitor.example' }),
      await apply(api, job, { email: 'c@visitor.example' }),
    ];
    const takeBack = async ({ id }: { id: string }, at: number) => {
      const sent = (await open(hiring, id)).timeline.filter((entry) => entry.kind === 'answer');
      await hiring.send('POST', officeUrl('mailTakeBack', { id: sent.at(at)?.mailId ?? '' }));
      return open(hiring, id);
    };
    for (const { id } of [one, other, third]) await write(hiring, id, { state: 'interview', interview });

    await change(hiring, one.id, { rating: 4 });
    await change(hiring, other.id, { state: 'hired' });
    await write(hiring, third.id, { text: 'Bring your certificates.' });

    expect(await takeBack(one, 0)).toMatchObject({ state: 'new', rating: 4, interview: null, invited: null });
    expect(await takeBack(other, 0)).toMatchObject({ state: 'hired', interview: null, invited: null });
    // The mail after it speaks of the interview, and the next one invites to it.
    expect(await takeBack(third, 0)).toMatchObject({ state: 'interview', interview, invited: null });

    await write(hiring, third.id);
    await change(hiring, third.id, { state: 'offer' });
    expect(await takeBack(third, -1)).toMatchObject({ state: 'offer', interview, invited: null });
  });

  test('whoever is declined by mail has the interview no longer in the calendar; one that is over is left alone', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const job = await addOpenJob(api.store);
    const [one, other] = [await apply(api, job), await apply(api, job, { email: 'b@visitor.example' })];

    await write(hiring, one.id, { state: 'interview', interview });
    await write(hiring, one.id, { state: 'declined' });
    await write(hiring, other.id, { state: 'interview', interview: { ...interview, at: '2020-11-30T08:00:00.000Z' } });

    expect((await entriesOf(api, one.reference)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(await entriesOf(api, other.reference)).toEqual([]);
  });

  test('it is scheduled, changed and cancelled without a mail too, each of which can be undone; nobody who has left takes part', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    const { id } = await apply(api, await addOpenJob(api.store));
    await api.store.accounts.change(sales.id, { status: 'deactivated' }, new Date());

    const refused = await change(hiring, id, { interview: { ...interview, people: [sales.id] } });
    const refusedByMail = await write(hiring, id, { interview: { ...interview, people: [sales.id] } });
    await change(hiring, id, { interview });
    const changed = await change(hiring, id, { interview: { ...interview, place: '+962 6 500 0000', people: [hiring.id] } });
    const same = await change(hiring, id, { interview: { ...interview, place: '+962 6 500 0000', people: [hiring.id] } });
    const { events } = changed.json();
    const undone = await hiring.send('POST', officeUrl('historyUndo'), { events });

    expect([refused.statusCode, refusedByMail.statusCode, same.json().events]).toEqual([409, 409, []]);
    expect(undone.json().undone).toEqual(events);
    expect((await open(hiring, id)).interview).toEqual(interview);
  });

  test('a draft keeps the interview that goes with it, and one that is cancelled with it', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id } = await apply(api, await addOpenJob(api.store));
    const save = async (draft: object) => {
      await hiring.send('PUT', officeUrl('applicationDraft', { id }), { subject: 'Re', text: 'On Monday', ...draft });
      return (await open(hiring, id)).draft;
    };

    expect(await save({ interview })).toMatchObject({ interview });
    expect(await save({ interview: null })).toMatchObject({ interview: null });
    expect(await save({})).not.toHaveProperty('interview');
  });

  test('the export of a person has their interviews, and erasing them leaves nothing of these', async () => {
    const api = await startApi(engine);
    const [hiring, owner] = [await signIn(api, 'hiring'), await signIn(api, 'owner')];
    const { id, reference } = await apply(api, await addOpenJob(api.store));
    await write(hiring, id, { interview });
    const email = 'salma@visitor.example';

    const exported = (await owner.send('POST', officeUrl('privacyExport'), { email })).body;
    await owner.send('POST', officeUrl('privacyErase'), { email, confirmation: email });

    expect(exported).toContain('BEGIN:VCALENDAR');
    expect(exported.split(interview.place).length).toBeGreaterThan(2);
    expect(await api.store.outbox.about(reference)).toEqual([]);
    expect(JSON.stringify(await api.store.events.about(id))).not.toContain(interview.place);
  });
});
