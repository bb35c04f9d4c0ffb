import { describe, expect, test } from 'vitest';
import { brands } from '#brand';
import type { ApplicationDetail } from '#contract/office/applications';
import type { Template } from '#contract/office/mail';
import { officePaths, officeUrl } from '#contract/office/paths';
import { changedFor } from '#contract/office/topics';

import { receiveMail } from '../../../mailbox/receive-mail.ts';
import { deliverBatch } from '../../../outbox/deliver.ts';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { failureNotice } from '../../../testing/failure-notice.ts';
import { quote } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';

const mail = { subject: 'Let us talk', text: 'Hello,\n\nwhen would it suit you?', assignToMe: true, version: 1 };
const open = async (colleague: TestColleague, id: string): Promise<ApplicationDetail> =>
  (await colleague.get(officeUrl('application', { id }))).json();
const write = (colleague: TestColleague, id: string, changes: object = {}) =>
  colleague.send('POST', officeUrl('applicationMails', { id }), { ...mail, ...changes });
const mailOf = ({ timeline }: ApplicationDetail) => timeline.findLast((entry) => entry.kind === 'answer');

const incoming = ({ from = 'nobody@visitor.example', ...changes }: { from?: string; [name: string]: unknown }) => ({
  ...{ messageId: `${Math.random()}@visitor.example`, references: [], subject: 'Hello', at: new Date() },
  ...{ text: 'Sunday suits me.', attachments: [], nature: 'written' as const, reason: '', marks: [], sender: { name: '', email: from } },
  ...changes,
});
const context = ({ store }: TestApi) => ({ store, configuredAddresses: [], notifyOfFailure: async () => undefined });

const interview = { at: '2099-12-01T09:00:00.000Z', minutes: 45, place: 'Rainbow Street 1', people: [] };

describe.each(engines)('mails to applicants on $name', (engine) => {
  test('a mail moves the application, keeps the interview, and can be taken back while it is held', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring', 'Tareq Mansour');
    const { id, reference } = await apply(api, await addOpenJob(api.store));
    const before = await open(hiring, id);

    const sent = await write(hiring, id, { state: 'interview', interview });
    const written = await open(hiring, id);
    const [stored] = (await api.store.outbox.about(reference)).filter(({ kind }) => kind === 'answer');
    const taken = await hiring.send('POST', officeUrl('mailTakeBack', { id: mailOf(written)?.mailId ?? '' }));
    const after = await open(hiring, id);

    expect([sent.statusCode, taken.statusCode]).toEqual([201, 204]);
    expect(written).toMatchObject({ state: 'interview', interview, assigneeId: hiring.id });
    expect(stored).toMatchObject({
      recipient: 'salma@visitor.example',
      fromName: `Tareq Mansour, ${brands.en.name}`,
      subject: `Let us talk (${reference})`,
    });
    expect(stored?.body).not.toContain('wrote:');
    expect(after).toMatchObject({ state: 'new', since: before.since, interview: null, assigneeId: null, draft: { text: mail.text } });
    expect(mailOf(after)?.deliveryStatus.state).toBe('taken-back');
  });

  test('colleagues hear at once that somebody writes to an applicant, and that they have stopped', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id } = await apply(api, await addOpenJob(api.store));
    const heard = async () => (await api.store.topics.current()).get('applications') ?? 0;
    const save = (text: string) => hiring.send('PUT', officeUrl('applicationDraft', { id }), { subject: 'Re', text });

    const start = await heard();
    await save('One');
    const afterFirst = await heard();
    await save('One two');
    const afterSecond = await heard();
    await hiring.send('DELETE', officeUrl('applicationDraft', { id }));

    expect([afterFirst - start, afterSecond - start, (await heard()) - start]).toEqual([1, 1, 2]);
  });

  test('open screens of applications hear that a mail to an applicant was sent, or was refused', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id } = await apply(api, await addOpenJob(api.store));
    const heard = () => api.store.topics.current();
    const deliver = async (send: () => Promise<object>) => {
      await write(hiring, id, { anyway: true });
      const before = await heard();
      const log = { info() {}, warn() {}, error() {} };
      await deliverBatch({ store: api.store, transport: { send }, log, ...failureNotice }, new Date(Date.now() + 60_000));
      return changedFor(
        ['hiring'],
        [...(await heard())].flatMap(([topic, count]) => (count === before.get(topic) ? [] : [topic])),
      );
    };
    const refusal = Object.assign(new Error('550 no such mailbox'), { responseCode: 550, code: 'EENVELOPE' });

    for (const send of [async () => ({}), () => Promise.reject(refusal)]) expect(await deliver(send)).toContain('applications');
  });

  test('whoever is declined is told by the mail that goes then, and any other mail takes that back', async () => {
    const api = await startApi(engine);
    const hiring = await signIn(api, 'hiring');
    const { id } = await apply(api, await addOpenJob(api.store));
    const told = async () => (await open(hiring, id)).declineNotifiedAt;

    await hiring.send('PATCH', officeUrl('application', { id }), { state: 'declined' }, { 'if-match': '"1"' });
    const silently = await told();
    await write(hiring, id, { version: 2 });
    const byMail = await told();
    await write(hiring, id, { state: 'reading', version: 3 });
    const later = await told();
    await write(hiring, id, { state: 'declined', version: 4 });
    await hiring.send('POST', officeUrl('mailTakeBack', { id: mailOf(await open(hiring, id))?.mailId ?? '' }));

    expect([silently, later]).toEqual([null, null]);
    expect(Date.parse(byMail ?? '')).toBeGreaterThan(Date.now());
    expect(await open(hiring, id)).toMatchObject({ state: 'reading', declineNotifiedAt: null });
  });

  test('a reply by mail stands on the timeline of what it answers, and a mail that did not know of it is not sent', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    const job = await addOpenJob(api.store);
    const { id, reference } = await apply(api, job);
    await write(hiring, id);
    const [sent] = (await api.store.outbox.about(reference)).filter(({ kind }) => kind === 'answer');
    const replies = async () => (await open(hiring, id)).timeline.filter((entry) => entry.kind === 'reply').map(({ text }) => text);

    const byReference = await receiveMail(context(api), incoming({ references: [sent?.messageId] }), new Date());
    await receiveMail(context(api), incoming({ subject: `Re: (${reference})`, text: 'By the subject' }), new Date());
    await receiveMail(context(api), incoming({ from: 'salma@visitor.example', text: 'By the address' }), new Date());
    const wroteBack = await open(hiring, id);
    const conflict = await write(hiring, id, { version: 2 });
    const anyway = await write(hiring, id, { version: 2, anyway: true });
    const answered = await open(hiring, id);
    await api.post('/api/quotes', quote({ email: 'salma@visitor.example' }));
    await receiveMail(context(api), incoming({ from: 'salma@visitor.example', text: 'About the newer one' }), new Date());

    expect(byReference).toBe('attached');
    expect(await replies()).toEqual(['Sunday suits me.', 'By the subject', 'By the address']);
    expect(wroteBack.wroteAt).not.toBeNull();
    expect([conflict.statusCode, anyway.statusCode, answered.wroteAt]).toEqual([409, 201, null]);
    expect((await sales.get(`${officePaths.quotes}?view=waiting`)).json().rows).toHaveLength(1);
    expect((await api.store.outbox.about(reference)).at(-1)?.body).toContain('By the address');
  });

  test('templates are for quotes or applications, and seen by those who write such mails; the first are there once', async () => {
    const api = await startApi(engine);
    const [hiring, sales, editor] = [await signIn(api, 'hiring'), await signIn(api, 'sales'), await signIn(api, 'editor')];
    const listed = async (colleague: TestColleague): Promise<Template[]> => (await colleague.get(officePaths.templates)).json();
    const values = { name: 'Thanks', locale: 'en', subject: 'Thanks', text: 'Thanks' };

    const first = await listed(hiring);
    const forQuotes = await sales.send('POST', officePaths.templates, { ...values, purpose: 'quotes' });
    const refused = await sales.send('POST', officePaths.templates, { ...values, purpose: 'applications' });
    const byEditor = await editor.send('POST', officePaths.templates, { ...values, purpose: 'applications' });
    for (const { id } of first) await hiring.send('DELETE', officeUrl('template', { id }));
    const [ofQuotes] = await listed(sales);
    const foreign = await hiring.send('DELETE', officeUrl('template', { id: ofQuotes?.id ?? '' }));

    expect(first.every(({ purpose }) => purpose === 'applications')).toBe(true);
    for (const locale of ['en', 'ar']) expect(first.filter((template) => template.locale === locale)).toHaveLength(3);
    expect([forQuotes.statusCode, refused.statusCode, byEditor.statusCode, foreign.statusCode]).toEqual([201, 403, 403, 404]);
    expect(await listed(hiring)).toEqual([]);
    expect(await listed(sales)).toMatchObject([{ name: 'Thanks', purpose: 'quotes' }]);
    expect(await listed(editor)).toEqual([]);
  });
});
