import { describe, expect, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { fileTransport, smtpTransport } from '../../../mail/transports.ts';
import { deliverBatch } from '../../../outbox/deliver.ts';
import { engines } from '../../../testing/engines.ts';
import { failureNotice } from '../../../testing/failure-notice.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { answer, list, open, receive } from '../../../testing/quotes.ts';
import { startSmtp, testSender } from '../../../testing/smtp.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { startApi } from '../../../testing/test-api.ts';

const silent = { info() {}, warn() {}, error() {} };
const soon = () => new Date(Date.now() + 20_000);

describe.each(engines)('answers to quotes on $name', (engine) => {
  test('a request that comes in waits for its first answer, and whoever answers has it', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);

    const before = await list(sales);
    const sent = await sales.send('POST', officeUrl('quoteAnswers', { id }), answer, { 'idempotency-key': 'k1' });
    const again = await sales.send('POST', officeUrl('quoteAnswers', { id }), answer, { 'idempotency-key': 'k1' });

    expect(before).toMatchObject({ total: 1, counts: { waiting: 1, mine: 0, open: 1, everything: 1, suspicious: 0, overdue: 0 } });
    expect(before.rows[0]).toMatchObject({ id, turn: 'first-answer', state: 'new', excerpt: 'We open a shop and need two tills.' });
    expect([sent.statusCode, again.statusCode]).toEqual([201, 201]);
    const detail = await open(sales, id);
    expect(detail).toMatchObject({ state: 'talk', turn: 'theirs', assigneeId: sales.id, version: 2 });
    const answers = detail.timeline.filter(({ kind }) => kind === 'answer');
    expect(answers).toMatchObject([{ subject: 'Your two tills', deliveryStatus: { state: 'held' } }]);
    expect((await list(sales)).total).toBe(0);
    expect((await list(sales, 'view=mine')).total).toBe(1);
  });

  test('an answer can be taken back while it is held: the request is what it was, and the text a draft again', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Other')];
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    const sent = (await open(sales, id)).timeline.find((entry) => entry.kind === 'answer');
    const mailId = sent?.kind === 'answer' ? sent.mailId : '';

    const byOther = await other.send('POST', officeUrl('mailTakeBack', { id: mailId }));
    const taken = await sales.send('POST', officeUrl('mailTakeBack', { id: mailId }));
    const twice = await sales.send('POST', officeUrl('mailTakeBack', { id: mailId }));

    expect([byOther.statusCode, taken.statusCode, twice.statusCode]).toEqual([404, 204, 409]);
    const detail = await open(sales, id);
    expect(detail).toMatchObject({ state: 'new', turn: 'first-answer', assigneeId: null, draft: { text: answer.text } });
    expect(await api.store.outbox.lease({ now: soon(), leaseUntil: soon(), limit: 9 })).not.toContainEqual(
      expect.objectContaining({ kind: 'answer' }),
    );
  });

  test('the mail of an answer comes from the company with the writer’s name, quotes the customer and continues the thread', async () => {
    const api = await startApi(engine);
    const smtp = await startSmtp();
    const sales = await signIn(api, 'sales', 'Lina Darwish');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    const delivery = { store: api.store, transport: smtpTransport(smtp.url, testSender), log: silent, ...failureNotice };

    await deliverBatch(delivery, new Date());
    const early = smtp.received.filter(({ raw }) => raw.includes('Subject: Your two tills'));
    await deliverBatch(delivery, soon());

    expect(early).toEqual([]);
    const mail = smtp.received.find(({ raw }) => raw.includes('Subject: Your two tills'));
    const { reference } = await open(sales, id);
    expect(mail?.recipients).toEqual(['amal@visitor.example']);
    expect(mail?.raw).toContain(`Subject: Your two tills (${reference})`);
    expect(mail?.raw).toContain('Lina Darwish, ');
    expect(mail?.raw).toContain('<office@company.example>');
    expect(mail?.raw).toMatch(new RegExp(`In-Reply-To:\\s+<${reference.toLowerCase()}.confirmation@`));
    expect(mail?.raw).toContain('We open a shop and need two tills.');
    expect((await open(sales, id)).timeline.find(({ kind }) => kind === 'answer')).toMatchObject({ deliveryStatus: { state: 'sent' } });
  });

  test('without a mail server an answer and the receipt are said to be written, not sent', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    const transport = fileTransport(await temporaryFolder(), testSender);
    await deliverBatch({ store: api.store, transport, log: silent, ...failureNotice }, soon());

    const mails = (await open(sales, id)).timeline.filter((entry) => entry.kind === 'answer' || entry.kind === 'receipt');
    expect(mails.map(({ kind, deliveryStatus }) => [kind, deliveryStatus.state]).toSorted()).toEqual([
      ['answer', 'written'],
      ['receipt', 'written'],
    ]);
  });

  test('an answer that the server refuses stands in Today with its words, and goes to the corrected address', async () => {
    const api = await startApi(engine);
    const smtp = await startSmtp({ refuse: ['amal@visitor.example'] });
    const sales = await signIn(api, 'sales');
    const hiring = await signIn(api, 'hiring');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), answer);
    const delivery = { store: api.store, transport: smtpTransport(smtp.url, testSender), log: silent, ...failureNotice };
    await deliverBatch(delivery, soon());

    const today = (await sales.get(officeUrl('today'))).json();
    const refused = today.undelivered.find((mail: { kind: string }) => mail.kind === 'answer');
    const hidden = await hiring.send('POST', officeUrl('mailResend', { id: refused.id }), { recipient: 'new@visitor.example' });
    const resent = await sales.send('POST', officeUrl('mailResend', { id: refused.id }), { recipient: 'new@visitor.example' });
    await deliverBatch(delivery, soon());

    expect(refused).toMatchObject({ recipient: 'amal@visitor.example', about: { kind: 'quote', id } });
    expect(refused.reason).toBe('550 <amal@visitor.example>: no such mailbox');
    // The receipt too, which is tried again later.
    expect(today.undelivered.map(({ at }: { at: string }) => Date.parse(at) <= Date.now())).toEqual([true, true]);
    expect((await hiring.get(officeUrl('today'))).json()).toMatchObject({ undelivered: [], waiting: [], total: 0 });
    expect([hidden.statusCode, resent.statusCode]).toEqual([404, 204]);
    expect(smtp.received.flatMap(({ recipients }) => recipients)).toContain('new@visitor.example');
  });

  test('of two colleagues the slower one learns what has changed', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Other')];
    const id = await receive(api);

    const first = await sales.send('PATCH', officeUrl('quote', { id }), { assigneeId: sales.id }, ifMatch(1));
    const second = await other.send('PATCH', officeUrl('quote', { id }), { assigneeId: other.id }, ifMatch(1));
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, version: 2 });
    const third = await other.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, version: 2 }, { 'idempotency-key': 'k' });
    const anyway = await other.send(
      'POST',
      officeUrl('quoteAnswers', { id }),
      { ...answer, version: 2, anyway: true },
      { 'idempotency-key': 'k' },
    );

    expect([first.statusCode, second.statusCode, third.statusCode, anyway.statusCode]).toEqual([200, 412, 409, 201]);
    expect(second.json()).toMatchObject({ assigneeId: sales.id, version: 2 });
    expect(third.json().timeline.filter(({ kind }: { kind: string }) => kind === 'answer')).toHaveLength(1);
  });

  test('whoever called is answered in the language that was chosen, or else in the one of their words', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const note = async (changes: object) =>
      (
        await sales.send('POST', officePaths.quotes, {
          fullName: 'Layla',
          email: '',
          phoneNumber: '',
          country: 'Jordan',
          message: 'Two',
          ...changes,
        })
      ).json().locale;

    expect([await note({}), await note({ fullName: 'ليلى', message: 'كاميرتان' }), await note({ locale: 'ar' })]).toEqual([
      'en',
      'ar',
      'ar',
    ]);
  });
});
