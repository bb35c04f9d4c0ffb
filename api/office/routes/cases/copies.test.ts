import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { officeUrl } from '#contract/office/paths';
import { smtpTransport } from '../../../mail/transports.ts';
import type { IncomingMail } from '../../../mailbox/incoming-mail.ts';
import { receiveMail } from '../../../mailbox/receive-mail.ts';
import { deliverBatch } from '../../../outbox/deliver.ts';
import { engines } from '../../../testing/engines.ts';
import { failureNotice } from '../../../testing/failure-notice.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { answer, open, receive } from '../../../testing/quotes.ts';
import { startSmtp, testSender } from '../../../testing/smtp.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const silent = { info() {}, warn() {}, error() {} };
const soon = () => new Date(Date.now() + 20_000);

const deliver = ({ store, files }: TestApi, url: string, at = soon()) =>
  deliverBatch({ ...failureNotice, store, files, transport: smtpTransport(url, testSender), log: silent }, at);

const incoming = (from: string, changes: Partial<IncomingMail> = {}): IncomingMail => ({
  ...{ messageId: `${Math.random()}@visitor.example`, references: [], subject: 'Hello', at: new Date(), text: 'We take two.' },
  ...{ attachments: [], nature: 'written', reason: '', marks: [], sender: { name: 'Basma', email: from } },
  ...changes,
});
const come = ({ store }: TestApi, mail: IncomingMail) =>
  receiveMail({ store, configuredAddresses: ['staff@company.example'], notifyOfFailure: async () => undefined }, mail, new Date());

describe.each(engines)('copies of answers on $name', (engine) => {
  test('an answer goes to those in Cc and Bcc, and says so of the first alone', async () => {
    const api = await startApi(engine);
    const smtp = await startSmtp();
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const copies = { cc: ['Basma@visitor.example', 'camil@visitor.example'], bcc: ['basma@visitor.example', 'boss@visitor.example'] };

    const sent = await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, ...copies });
    await deliver(api, smtp.url);

    expect(sent.statusCode).toBe(201);
    const mail = smtp.received.find(({ raw }) => raw.includes('Your two tills'));
    expect(mail?.recipients).toEqual(['amal@visitor.example', 'Basma@visitor.example', 'camil@visitor.example', 'boss@visitor.example']);
    const { cc, headers } = await PostalMime.parse(mail?.raw ?? '');
    expect(cc?.map(({ address }) => address)).toEqual(copies.cc);
    expect(headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect((await open(sales, id)).timeline.find(({ kind }) => kind === 'answer')).toMatchObject({
      cc: copies.cc,
      bcc: ['boss@visitor.example'],
    });
  });

  test('what is no address is refused, and so are too many', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const many = Array.from({ length: 11 }, (_, index) => `${index}@visitor.example`);

    for (const cc of [['nobody'], ['a@b.example\r\nBcc: c@d.example'], many])
      expect((await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc })).statusCode).toBe(422);
    expect((await open(sales, id)).timeline.filter(({ kind }) => kind === 'answer')).toEqual([]);
  });

  test('a draft keeps who gets a copy, and so does an answer that is taken back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const draft = { subject: 'S', text: 'T', cc: 'basma@visitor.example, cam', bcc: '' };

    await sales.send('PUT', officeUrl('quoteDraft', { id }), draft);
    const kept = (await open(sales, id)).draft;
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc: ['basma@visitor.example'] });
    const sent = (await open(sales, id)).timeline.find((entry) => entry.kind === 'answer');
    await sales.send('POST', officeUrl('mailTakeBack', { id: sent?.kind === 'answer' ? sent.mailId : '' }));

    expect(kept).toMatchObject(draft);
    expect((await open(sales, id)).draft).toMatchObject({ cc: 'basma@visitor.example', bcc: '' });
  });

  test('what somebody in copy writes joins the conversation, with a reference or without, and says who it is', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc: ['basma@visitor.example'] });

    await come(api, incoming('basma@visitor.example'));
    await come(api, incoming('stranger@visitor.example'));

    const replies = (await open(sales, id)).timeline.filter((entry) => entry.kind === 'reply');
    expect(replies).toMatchObject([{ isFromOther: true, isFromCopied: true, sender: { email: 'basma@visitor.example' } }]);
    expect((await open(sales, id)).turn).toBe('ours');
  });

  test('who got a copy is told from others by the whole address, and by what was not taken back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [theirs, longer, takenBack] = [await receive(api), await receive(api), await receive(api)];
    const copy = (id: string, cc: string[]) => sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc });
    const replies = async (id: string) => (await open(sales, id)).timeline.filter(({ kind }) => kind === 'reply').length;

    await copy(theirs, ['Ann@visitor.example']);
    await copy(longer, ['joann@visitor.example', 'ann@visitor.example.org']);
    await copy(takenBack, ['ann@visitor.example']);
    const sent = (await open(sales, takenBack)).timeline.find((entry) => entry.kind === 'answer');
    await sales.send('POST', officeUrl('mailTakeBack', { id: sent?.kind === 'answer' ? sent.mailId : '' }));
    await come(api, incoming('ann@visitor.example'));

    expect([await replies(theirs), await replies(longer), await replies(takenBack)]).toEqual([1, 0, 0]);
  });

  test('a server that refuses the customer and takes the copies has not sent it', async () => {
    const api = await startApi(engine);
    const smtp = await startSmtp({ refuse: ['amal@visitor.example'] });
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc: ['basma@visitor.example'] });

    await deliver(api, smtp.url);

    expect((await open(sales, id)).timeline.find(({ kind }) => kind === 'answer')).toMatchObject({
      deliveryStatus: { state: 'refused', reason: '550 <amal@visitor.example>: no such mailbox' },
    });
  });

  test('whoever has got a mail gets it no second time when it goes again to those who have not', async () => {
    const api = await startApi(engine);
    const first = await startSmtp({ refuse: ['amal@visitor.example'], defer: ['dana@visitor.example'] });
    const second = await startSmtp();
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const copies = { cc: ['basma@visitor.example', 'dana@visitor.example'], bcc: ['camil@visitor.example'] };
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, ...copies });
    const sent = async () => (await open(sales, id)).timeline.find((entry) => entry.kind === 'answer') ?? expect.fail('no answer');
    const answers = ({ received }: typeof first) => received.filter(({ raw }) => raw.includes('basma')).map(({ recipients }) => recipients);

    await deliver(api, first.url);
    const { mailId, deliveryStatus } = await sent();
    await sales.send('POST', officeUrl('mailResend', { id: mailId }), { recipient: 'amal@elsewhere.example' });
    await deliver(api, second.url);

    expect(deliveryStatus.state).toBe('refused');
    expect(answers(first)).toEqual([['basma@visitor.example', 'camil@visitor.example']]);
    expect(answers(second)).toEqual([['amal@elsewhere.example', 'dana@visitor.example']]);
    expect((await sent()).deliveryStatus).toMatchObject({ state: 'sent', reason: null });
    await api.store.outbox.markBounced(mailId, 'mailbox full', new Date());
    await sales.send('POST', officeUrl('mailResend', { id: mailId }), { recipient: 'amal@third.example' });
    await deliver(api, second.url);
    expect(answers(second)[1]).toEqual(['amal@third.example']);
  });

  test('a copy that comes later keeps nobody from having been written to, and goes to nobody else', async () => {
    const api = await startApi(engine);
    const [first, second] = [await startSmtp({ defer: ['basma@visitor.example'] }), await startSmtp()];
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc: ['basma@visitor.example'] });
    const status = async () => {
      const sent = (await open(sales, id)).timeline.find((entry) => entry.kind === 'answer');
      return sent?.deliveryStatus;
    };

    await deliver(api, first.url);
    const early = await status();
    await deliver(api, second.url, new Date(Date.now() + 120_000));

    expect([early?.state, early?.refusedCopies, await status()]).toEqual(['sent', undefined, early]);
    expect(second.received.filter(({ raw }) => raw.includes('basma')).map(({ recipients }) => recipients)).toEqual([
      ['basma@visitor.example'],
    ]);
  });

  test('a copy that the server refuses is told of with its reason, as an event without the address, and is forgotten with its person', async () => {
    const api = await startApi(engine);
    const email = 'basma@visitor.example';
    const smtp = await startSmtp({ refuse: ['Basma@visitor.example'] });
    const owner = await signIn(api, 'owner');
    const id = await receive(api);
    await owner.send('POST', officeUrl('quoteAnswers', { id }), {
      ...answer,
      cc: ['Basma@visitor.example', 'camil@visitor.example'],
    });
    const status = async () => (await open(owner, id)).timeline.find((entry) => entry.kind === 'answer')?.deliveryStatus;

    await deliver(api, smtp.url);

    const [refused, ...others] = (await status())?.refusedCopies ?? [];
    expect([refused?.address.toLowerCase(), refused?.reason, others, (await status())?.state]).toEqual([
      email,
      expect.stringContaining('no such mailbox'),
      [],
      'sent',
    ]);
    const events = await api.store.events.list({ limit: 20 });
    expect(events.filter(({ kind }) => kind === 'mail.copy-refused')).toMatchObject([{ actor: null, before: null, after: null }]);
    await owner.send('POST', officeUrl('privacyErase'), { email, confirmation: email });
    expect(await status()).toMatchObject({ state: 'sent' });
    expect(JSON.stringify(await api.store.outbox.list()).toLowerCase()).not.toContain(email);
  });

  test('a copy that comes back is no answer that came back', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc: ['Basma@visitor.example'] });
    await deliver(api, (await startSmtp()).url);
    const { reference } = await open(sales, id);
    const sent = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'answer');
    const bounce = { nature: 'bounce', reason: '550 no such user', references: [sent?.messageId ?? ''] } as const;

    await come(
      api,
      incoming('mailer-daemon@visitor.example', { ...bounce, references: [...bounce.references], failed: ['basma@visitor.example'] }),
    );

    const status = (await open(sales, id)).timeline.find((entry) => entry.kind === 'answer')?.deliveryStatus;
    expect(status).toMatchObject({ state: 'sent', refusedCopies: [{ address: 'Basma@visitor.example', reason: '550 no such user' }] });
    expect(await api.store.outbox.undelivered(9)).toEqual([]);
  });

  test('an answer goes where their last mail wants it, unless its writer says otherwise, and never to the company', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const recipients = async () => {
      const { reference } = await open(sales, id);
      return (await api.store.outbox.about(reference)).filter(({ kind }) => kind === 'answer').map(({ recipient }) => recipient);
    };
    const write = async (changes = {}) => {
      const { version } = await open(sales, id);
      await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, version, ...changes });
    };

    await come(api, incoming('amal@visitor.example', { replyTo: 'orders@visitor.example' }));
    expect(await open(sales, id)).toMatchObject({ replyTo: 'orders@visitor.example' });
    await write();
    await write({ ignoresReplyTo: true });
    const { reference } = await open(sales, id);
    const answered = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'answer');
    await come(api, incoming('orders@visitor.example', { references: [answered?.messageId ?? ''] }));
    await write();
    for (const replyTo of ['Staff+x@company.example', brand.email.label, 'no address'])
      await come(api, incoming('amal@visitor.example', { replyTo, text: `Answer at ${replyTo}` }));
    await write();
    await come(api, incoming('stranger@visitor.example', { replyTo: 'stranger@elsewhere.example', references: [] }));
    await write();

    expect(await recipients()).toEqual(['orders@visitor.example', ...Array<string>(4).fill('amal@visitor.example')]);
    expect((await open(sales, id)).timeline.filter((entry) => entry.kind === 'reply').map(({ isFromOther }) => isFromOther)).toEqual(
      Array<boolean>(5).fill(false),
    );
  });

  test('erasing somebody takes their address out of the copies of others', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const id = await receive(api);
    const email = 'basma@visitor.example';
    await owner.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, cc: ['Basma@visitor.example', 'camil@visitor.example'] });
    await owner.send('PUT', officeUrl('quoteDraft', { id }), {
      subject: 'S',
      text: 'T',
      cc: `camil@visitor.example, ${email}`,
      bcc: email,
    });

    await owner.send('POST', officeUrl('privacyErase'), { email, confirmation: email });

    const detail = await open(owner, id);
    expect(detail.draft).toMatchObject({ cc: 'camil@visitor.example,', bcc: '' });
    expect(detail.timeline.find(({ kind }) => kind === 'answer')).toMatchObject({ cc: ['camil@visitor.example'] });
    expect(JSON.stringify(await api.store.outbox.list()).toLowerCase()).not.toContain(email);
  });

  test('a mail has the language of its words, whatever the page was that its reader came from', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales', 'Lina Darwish');
    const id = await receive(api);
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, text: 'أهلًا أمل،\n\nثمنهما قليل.' });

    const { reference } = await open(sales, id);
    const mail = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'answer');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.fromName).toContain('من');
  });
});
