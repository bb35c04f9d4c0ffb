import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { engines } from '../testing/engines.ts';
import { quote } from '../testing/forms.ts';
import { type MailboxMessage, startImap } from '../testing/imap.ts';
import { alertMails, subscribe } from '../testing/job-alerts.ts';
import { signIn, type TestColleague } from '../testing/office-colleague.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { imapMailbox } from './mailbox.ts';
import { startMailboxJob } from './mailbox-job.ts';

let number = 0;
function mail(
  changes: { from?: string; subject?: string; headers?: string[]; type?: string; text?: string; messageId?: string } = {},
): MailboxMessage {
  const {
    from = 'stranger@other.example',
    subject = 'Hello',
    headers = [],
    type = 'text/plain',
    text = 'We take two.',
    messageId = `reply-${++number}@visitor.example`,
  } = changes;
  const head = [
    ...(messageId === '' ? [] : [`Message-ID: <${messageId}>`]),
    ...[`From: Amal <${from}>`, `Subject: ${subject}`, `Content-Type: ${type}; charset=utf-8`, ...headers],
  ];
  return { source: `${head.join('\r\n')}\r\n\r\n${text}\r\n` };
}

async function readOnce(api: TestApi, url: string) {
  const logged: string[] = [];
  const told: string[] = [];
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    error: (_: object, message: string) => void logged.push(message),
  };
  const job = startMailboxJob({
    ...{ mailbox: imapMailbox(url), store: api.store, files: api.files, log, intervalMs: 3_600_000 },
    configuredAddresses: ['staff@company.example'],
    notifyOfFailure: async (_, { messageId }) => void told.push(messageId),
  });
  await expect.poll(() => job.isReadable()).toBeDefined();
  await job.stop();
  return { logged, told, isReadable: job.isReadable() };
}

async function receive(api: TestApi, email: string) {
  const { reference } = (await api.post('/api/quotes', quote({ email }))).json();
  return { reference, id: (await api.store.officeQuotes.findByReference(reference))?.id ?? '' };
}

const read = async (sales: TestColleague, id: string): Promise<QuoteDetail> => (await sales.get(officeUrl('quote', { id }))).json();

/** Answers a request, as if the mail had been sent; returns its message id. */
async function answer(api: TestApi, sales: TestColleague, id: string, changes: object = {}) {
  const { version, reference } = await read(sales, id);
  const body = {
    subject: 'Your request',
    text: 'Would Thursday suit you?',
    assignToMe: true,
    remindAt: null,
    version,
    state: 'talk',
    ...changes,
  };
  await sales.send('POST', officeUrl('quoteAnswers', { id }), body);
  const sent = (await api.store.outbox.about(reference)).filter(({ kind }) => kind === 'answer').at(-1);
  await api.store.outbox.markSent(sent?._id ?? '', new Date());
  return sent ?? expect.fail('no answer');
}

const repliesOf = ({ timeline }: QuoteDetail) => timeline.filter((entry) => entry.kind === 'reply');
const mailsOf = ({ timeline }: QuoteDetail) => timeline.filter((entry) => entry.kind === 'mail');

describe.each(engines)('the mailbox on $name', (engine) => {
  test('a reply stands on the timeline of what it answers: by its references, its subject, or its sender, and once', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [one, two, three] = [await receive(api, 'a@b.example'), await receive(api, 'c@d.example'), await receive(api, 'e@f.example')];
    const confirmation = (await api.store.outbox.about(one.reference)).find(({ kind }) => kind === 'confirmation');
    const withFile = 'multipart/mixed; boundary="m"';
    const parts =
      '--m\r\nContent-Type: text/html\r\n\r\n<p>With <b>a plan</b></p>\r\n--m\r\nContent-Type: application/pdf; name="plan.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\nAAAA\r\n--m--';
    const imap = await startImap([
      mail({ headers: [`In-Reply-To: <${confirmation?.messageId}>`] }),
      mail({ subject: `Re: your request (${two.reference})` }),
      mail({ from: 'E+office@f.example', type: withFile, text: parts, subject: three.reference }),
      mail({ text: 'Who is this?' }),
    ]);

    for (let run = 0; run < 2; run++) await readOnce(api, imap.url);

    expect(await read(sales, one.id)).toMatchObject({ turn: 'first-answer' });
    expect(repliesOf(await read(sales, one.id))).toMatchObject([
      { text: 'We take two.', byHand: false, isFromOther: true, sender: { name: 'Amal', email: 'stranger@other.example' } },
    ]);
    expect(repliesOf(await read(sales, two.id))).toMatchObject([{ subject: `Re: your request (${two.reference})` }]);
    expect(repliesOf(await read(sales, three.id))).toMatchObject([
      { text: 'With a plan', isFromOther: false, attachments: [{ name: 'plan.pdf', size: 3 }] },
    ]);
    expect(imap.opened.every((command) => command === 'EXAMINE')).toBe(true);
  });

  test('mails of colleagues are notes: they are quoted to nobody, answer nothing and reopen nothing', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const former = await signIn(api, 'sales', 'A former colleague');
    const formerAccount = (await api.store.accounts.find(former.id)) ?? expect.fail('no account');
    await api.store.accounts.change(former.id, { status: 'deactivated' }, new Date());
    const { id, reference } = await receive(api, 'a@b.example');
    const { messageId } = await answer(api, sales, id, { state: 'won' });
    const headers = [`In-Reply-To: <${messageId}>`];
    const own = ['Staff+mobile@Company.example', formerAccount.email.toUpperCase(), brand.email.label];
    const imap = await startImap(own.map((from) => mail({ from, headers, text: `Our cost is 70, says ${from}` })));

    await readOnce(api, imap.url);
    const detail = await read(sales, id);
    await answer(api, sales, id, { version: detail.version, quotedId: mailsOf(detail)[0]?.id });

    expect(mailsOf(detail)).toMatchObject(own.map((from) => ({ origin: 'colleague', text: `Our cost is 70, says ${from}` })));
    expect(detail).toMatchObject({ state: 'won', turn: 'nobody' });
    expect(repliesOf(detail)).toEqual([]);
    for (const { body, html } of await api.store.outbox.about(reference)) expect(body + html).not.toContain('Our cost');
  });

  test('whoever writes from another address is quoted only when that is chosen', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { id } = await receive(api, 'a@b.example');
    const { messageId } = await answer(api, sales, id);
    const headers = [`In-Reply-To: <${messageId}>`];
    const imap = await startImap([
      mail({ from: 'A@b.example', headers, text: 'Thursday' }),
      mail({ from: 'x@y.example', headers, text: 'Friday' }),
    ]);

    await readOnce(api, imap.url);
    const detail = await read(sales, id);
    const silently = await answer(api, sales, id);
    const chosen = await answer(api, sales, id, { quotedId: repliesOf(detail)[1]?.id });

    expect(repliesOf(detail).map(({ isFromOther }) => isFromOther)).toEqual([false, true]);
    expect(detail.turn).toBe('ours');
    expect([silently.body.includes('Thursday'), silently.body.includes('Friday')]).toEqual([true, false]);
    expect([chosen.body.includes('Amal'), chosen.body.includes('Friday')]).toEqual([true, true]);
  });

  test('automatic replies and bounces are shown as such; a bounce marks the answer, once, and tells of it', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { id, reference } = await receive(api, 'a@b.example');
    const { messageId } = await answer(api, sales, id, { state: 'won' });
    const headers = [`In-Reply-To: <${messageId}>`];
    const report =
      '--r\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nDiagnostic-Code: smtp; 550 no such user\r\n--r\r\nContent-Type: message/rfc822-headers\r\n\r\nMessage-ID: <' +
      messageId +
      '>\r\n--r--';
    const imap = await startImap([
      mail({ from: 'a@b.example', headers: [...headers, 'Auto-Submitted: auto-replied'], text: 'Away' }),
      mail({
        from: 'postmaster@b.example',
        headers: ['Return-Path: <>'],
        subject: `Undeliverable: (${reference})`,
        text: '550 no such user',
      }),
      mail({ from: 'MAILER-DAEMON@mx.example', type: 'multipart/report; report-type=delivery-status; boundary="r"', text: report }),
    ]);

    const { told } = await readOnce(api, imap.url);
    const detail = await read(sales, id);
    const undelivered = (await sales.get('/api/office/mails')).json();

    expect(mailsOf(detail).map(({ origin }) => origin)).toEqual(['automatic', 'bounce', 'bounce']);
    expect([detail.state, repliesOf(detail)]).toEqual(['won', []]);
    expect(detail.timeline.find(({ kind }) => kind === 'answer')).toMatchObject({
      deliveryStatus: { state: 'bounced', reason: '550 no such user' },
    });
    expect(undelivered).toMatchObject([{ deliveryStatus: 'bounced', reason: '550 no such user', about: { id } }]);
    expect(told).toEqual([messageId]);
    await sales.send('POST', officeUrl('mailResend', { id: undelivered[0].id }), { recipient: 'c@b.example' });
    expect((await sales.get('/api/office/mails')).json()).toEqual([]);
  });

  test('an address that is told of new jobs is removed when a mail to it comes back, and nobody has to look at it', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await subscribe(api, 'gone@visitor.example');
    const [sent] = await alertMails(api, 'gone@visitor.example');
    const delayed = mail({ from: 'postmaster@b.example', headers: [`References: <${sent?.messageId}>`], subject: 'Delayed: still trying' });
    const returned = mail({
      from: 'postmaster@b.example',
      headers: ['Return-Path: <>', `References: <${sent?.messageId}>`],
      subject: 'Undeliverable',
      text: '550 no such user',
    });

    await readOnce(api, (await startImap([delayed])).url);
    const before = await api.store.jobAlerts.countConfirmed();
    const { told } = await readOnce(api, (await startImap([returned])).url);

    expect(before).toBe(1);
    expect(await api.store.jobAlerts.countConfirmed()).toBe(0);
    expect([told, (await owner.get('/api/office/mails')).json(), await api.store.outbox.list()]).toEqual([[], [], []]);
  });

  test('mails without a message id, and different ones with the same, are all there, and each once however often it comes', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const { id } = await receive(api, 'a@b.example');
    const same = { from: 'a@b.example', messageId: 'fixed@app.example' };
    const imap = await startImap([
      mail({ ...same, messageId: '', text: 'From a scanner' }),
      mail({ ...same, text: 'First' }),
      mail({ ...same, text: 'Other' }),
      mail({ ...same, text: 'Other', headers: ['Delivered-To: sales@company.example'] }),
    ]);

    await readOnce(api, imap.url);
    imap.state.uidValidity = 2;
    await readOnce(api, imap.url);

    expect(repliesOf(await read(sales, id)).map(({ text }) => text)).toEqual(['From a scanner', 'First', 'Other']);
  });

  test('only what is new is fetched, whatever else is in the mailbox, and one process at a time reads it', async () => {
    const api = await startApi(engine);
    const { url, messages, fetched } = await startImap([mail(), mail()]);
    const { name } = imapMailbox(url);

    await readOnce(api, url);
    const first = fetched.splice(0);
    await readOnce(api, url);
    const second = fetched.splice(0);
    messages.push(mail());
    const later = new Date(Date.now() + 60_000);
    await api.store.mailboxes.lease(name, 'another process', new Date(), later);
    const job = startMailboxJob({
      mailbox: imapMailbox(url),
      store: api.store,
      files: api.files,
      log: { info() {}, error() {} },
      configuredAddresses: [],
      notifyOfFailure: async () => undefined,
    });
    await job.stop();
    const whileLeased = fetched.splice(0);
    await api.store.mailboxes.release(name, 'another process');
    await readOnce(api, url);

    expect([new Set(first), second, whileLeased, new Set(fetched)]).toEqual([new Set(['1', '2']), [], [], new Set(['3'])]);
    expect(await api.store.mailboxes.position(name)).toEqual({ uidValidity: '1', lastUid: 3 });
  });

  test('a mail made to be unreadable does not keep others from being read, and is not read again', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const one = await receive(api, 'a@b.example');
    const confirmation = (await api.store.outbox.about(one.reference)).find(({ kind }) => kind === 'confirmation');
    const ids = Array.from({ length: 8_000 }, (_, index) => `<${index}@b>`);
    const imap = await startImap([
      mail({ text: 'Many', headers: [`References: ${ids.join(' ')}`, `In-Reply-To: <${confirmation?.messageId}>`] }),
      mail({ text: 'NUL', headers: [`In-Reply-To: <\0a@b.example> <${confirmation?.messageId}>`] }),
      mail({ subject: `Odd ${one.reference}`, headers: [...Array<string>(40_000).fill('X-Filler: x')] }),
      mail({ from: 'a@b.example', text: 'Last' }),
    ]);

    const runs = [];
    for (let run = 0; run < 2; run++) runs.push((await readOnce(api, imap.url)).logged);

    const entries = repliesOf(await read(sales, one.id));
    expect(entries.map(({ text }) => text)).toEqual(expect.arrayContaining(['Many', 'NUL', 'Last']));
    expect(entries.find(({ subject }) => subject.startsWith('Odd'))).toBeDefined();
    expect(runs[1]).toEqual(['the mailbox of IMAP_URL is read']);
  });

  test('a mailbox that does not let us in is logged without its words, and read when it does', async () => {
    const api = await startApi(engine);
    const imap = await startImap([]);
    const { logged, isReadable } = await readOnce(api, imap.wrongUrl);
    expect(isReadable).toBe(false);
    expect(logged).toEqual(['the mailbox of IMAP_URL cannot be read; it will be tried again']);
  });
});
