import { describe, expect, test } from 'vitest';
import type { ApplicationDetail } from '#contract/office/applications';
import { officePaths, officeUrl } from '#contract/office/paths';
import { deliverBatch } from '../../../outbox/deliver.ts';
import { apply, type TestApplication } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { failureNotice } from '../../../testing/failure-notice.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { receive } from '../../../testing/quotes.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const dayMs = 24 * 60 * 60 * 1000;
const log = { info() {}, warn() {}, error() {} };
const texts = {
  en: { subject: 'Your application for {{job}}', text: 'Hello {{firstName}},\n\nnot this time. {{myName}}' },
  ar: { subject: 'طلبك لوظيفة {{job}}', text: 'مرحبًا {{firstName}}' },
};
const decline = { state: 'declined', texts };

const open = async (colleague: TestColleague, id: string): Promise<ApplicationDetail> =>
  (await colleague.get(officeUrl('application', { id }))).json();
const writeTo = (colleague: TestColleague, to: readonly TestApplication[], changes: object = {}, headers: Record<string, string> = {}) =>
  colleague.send('POST', officePaths.applicationsMails, { ids: to.map(({ id }) => id), ...decline, ...changes }, headers);
const answersTo = async ({ store }: TestApi, { reference }: TestApplication) =>
  (await store.outbox.about(reference)).filter(({ kind }) => kind === 'answer');
const deliver = async (api: TestApi, at: Date, send: () => Promise<object> = async () => ({})) => {
  while ((await deliverBatch({ store: api.store, transport: { send }, log, ...failureNotice }, at)) > 0);
};

async function people(api: TestApi, count: number): Promise<TestApplication[]> {
  const job = await addOpenJob(api.store);
  const all: TestApplication[] = [];
  for (let index = 0; index < count; index += 1)
    all.push(await apply(api, job, { email: `p${index}@visitor.example`, fullName: `Person Number${index}` }, index === 1 ? 'ar' : 'en'));
  return all;
}

describe.each(engines)('one mail to many on $name', (engine) => {
  test('each is declined and told in their language, by name, at the same moment', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring', 'Tareq Mansour');
    const [first, second] = (await people(api, 2)) as [TestApplication, TestApplication];

    const response = await writeTo(hiring, [first, second]);

    expect(response.statusCode).toBe(200);
    const { written, leftOut, leavesAt, events } = response.json();
    expect(written.map(({ state, declineNotifiedAt }: ApplicationDetail) => [state, declineNotifiedAt])).toEqual([
      ['declined', leavesAt],
      ['declined', leavesAt],
    ]);
    expect([leftOut, events.length]).toEqual([[], 2]);
    expect(await answersTo(api, first)).toMatchObject([{ subject: `Your application for Network Engineer (${first.reference})` }]);
    expect((await answersTo(api, first))[0]?.body).toContain('Hello Person,\n\nnot this time. Tareq Mansour');
    expect((await answersTo(api, second))[0]?.body).toContain('مرحبًا Person');
  });

  test('undo takes all back at once, states and mails, and leaves no drafts; what has left stays', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const all = await people(api, 3);
    const [first, second, third] = all as [TestApplication, TestApplication, TestApplication];
    await hiring.send('PATCH', officeUrl('application', { id: second.id }), { state: 'reading', rating: 2 }, ifMatch(1));

    const { events } = (await writeTo(hiring, [first, second])).json();
    const undone = await hiring.undo(events);
    const after = await Promise.all([open(hiring, first.id), open(hiring, second.id)]);
    const gone = (await writeTo(hiring, [third])).json();
    await deliver(api, new Date(Date.now() + 60_000));
    const tooLate = await hiring.undo(gone.events);

    expect(undone.json().undone).toEqual(events);
    expect(after).toMatchObject([
      { state: 'new', declineNotifiedAt: null, draft: null },
      { state: 'reading', declineNotifiedAt: null, draft: null, rating: 2 },
    ]);
    expect((await answersTo(api, first)).map(({ status }) => status)).toEqual(['taken-back']);
    expect(tooLate.statusCode).toBe(409);
    expect(await open(hiring, third.id)).toMatchObject({ state: 'declined' });
  });

  test('who was told already, has changed, or cannot be written to is left out and named, and nobody is written to twice', async () => {
    const api = await startApi(engine);
    const [hiring, other] = [await signIn(api, 'hiring'), await signIn(api, 'hiring', 'Other')];
    const [told, changed, bounced, withdrawn, arabic] = (await people(api, 5)) as [
      TestApplication,
      TestApplication,
      TestApplication,
      TestApplication,
      TestApplication,
    ];
    const job = await addOpenJob(api.store);
    const [twice, again] = [
      await apply(api, job, { email: 'same@visitor.example' }),
      await apply(api, await addOpenJob(api.store), { email: 'Same@visitor.example' }),
    ];
    const foreign = await apply(api, job, { email: 'ar@visitor.example' }, 'ar');
    await writeTo(hiring, [told]);
    await other.send('PATCH', officeUrl('application', { id: changed.id }), { rating: 5 }, ifMatch(1));
    const [receipt] = (await api.store.outbox.about(bounced.reference)).filter(({ kind }) => kind === 'confirmation');
    await deliver(api, new Date(Date.now() + 60_000));
    await api.store.outbox.markBounced(receipt?._id ?? '', 'no such mailbox', new Date());
    await api.post(`/api/application-status/${withdrawn.token}/withdrawal`, {});
    const all = [told, changed, bounced, withdrawn, arabic, twice, again, foreign];
    const key = { 'idempotency-key': 'once' };
    const changes = { versions: { [changed.id]: 1 }, texts: { en: texts.en } };

    const response = await writeTo(hiring, all, changes, key);
    const replay = await writeTo(hiring, all, changes, key);

    const { written, leftOut } = response.json();
    const reasonOf = ({ id }: TestApplication) => leftOut.find((one: { id: string }) => one.id === id)?.reason;
    expect(all.map(reasonOf).filter((reason) => reason !== undefined)).toEqual(
      expect.arrayContaining(['told', 'changed', 'undeliverable', 'impossible', 'same-address', 'no-words']),
    );
    expect([told, changed, bounced, withdrawn, foreign].map(reasonOf)).toEqual([
      'told',
      'changed',
      'undeliverable',
      'impossible',
      'no-words',
    ]);
    expect([twice, again].map(reasonOf).toSorted((one) => (one === undefined ? 1 : -1))).toEqual(['same-address', undefined]);
    expect(written).toHaveLength(2);
    expect(leftOut.every(({ name }: { name: string }) => name !== '')).toBe(true);
    expect(replay.json()).toMatchObject({ leftOut, events: response.json().events });
    expect(await answersTo(api, arabic)).toHaveLength(1);
  });

  test('words that stay open for somebody leave that one out, and a mail without a state moves nobody', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const [first, second] = (await people(api, 1).then(async ([one]) => [one, await apply(api, await addOpenJob(api.store))])) as [
      TestApplication,
      TestApplication,
    ];
    const interview = { at: '2099-11-30T08:00:00.000Z', minutes: 45, place: '', people: [] };
    await hiring.send('PATCH', officeUrl('application', { id: second.id }), { interview }, ifMatch(1));
    const body = { state: undefined, texts: { en: { subject: 'Soon', text: 'See you on {{interview}}' } } };

    const { written, leftOut } = (await writeTo(hiring, [first, second], body)).json();

    expect(leftOut).toEqual([{ id: first.id, name: 'Person Number0', reason: 'open' }]);
    expect(written).toMatchObject([{ id: second.id, state: 'new' }]);
    expect((await answersTo(api, second))[0]?.body).toContain('Monday');
  });

  test('mails that are put off leave at their time and not before, whatever the clock check says, and can be taken back until then', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const [first, second] = (await people(api, 2)) as [TestApplication, TestApplication];
    const leavesAt = new Date(Date.now() + 3 * dayMs).toISOString();
    const states = async () => (await Promise.all([first, second].map((one) => answersTo(api, one)))).flat().map(({ status }) => status);

    const { events } = (await writeTo(hiring, [first, second], { leavesAt })).json();
    await deliver(api, new Date(Date.now() + 2 * dayMs));
    const before = await states();
    const undone = await hiring.undo([events[0]]);
    await deliver(api, new Date(Date.now() + 3 * dayMs + 60_000));

    expect(before).toEqual(['waiting', 'waiting']);
    expect(undone.json().undone).toHaveLength(1);
    expect((await states()).toSorted((one, other) => one.localeCompare(other))).toEqual(['sent', 'taken-back']);
    const tooFar = await writeTo(hiring, [first], { leavesAt: new Date(Date.now() + 40 * dayMs).toISOString() });
    expect(tooFar.statusCode).toBe(422);
  });

  test('quotes are written to in the same way, and by those alone who answer them', async () => {
    const api = await startApi(engine);
    const [sales, hiring] = [await signIn(api, 'sales'), await signIn(api, 'hiring')];
    const id = await receive(api);
    const body = { ids: [id], texts: { en: { subject: 'We are away', text: 'Hello {{firstName}} from {{country}}' } } };

    const refused = await hiring.send('POST', officePaths.quotesMails, body);
    const sent = await sales.send('POST', officePaths.quotesMails, body);

    expect([refused.statusCode, sent.statusCode]).toEqual([403, 200]);
    expect(sent.json()).toMatchObject({ written: [{ id, state: 'talk' }], leftOut: [] });
  });
});
