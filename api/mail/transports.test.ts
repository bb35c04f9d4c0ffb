import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { deliverBatch } from '../outbox/deliver.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import { anyEngine } from '../testing/engines.ts';
import { failureNotice } from '../testing/failure-notice.ts';
import { quote } from '../testing/forms.ts';
import { startSmtp, testSender } from '../testing/smtp.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { startApi } from '../testing/test-api.ts';
import { mailDomain } from '../testing/texts.ts';
import { fileTransport, smtpTransport } from './transports.ts';

const silent = { info() {}, warn() {}, error() {} };

const storedMail = (changes: Partial<StoredMail> = {}): StoredMail => ({
  _id: 'x',
  reference: 'ACDEFGHJ',
  kind: 'confirmation',
  messageId: 'acdefghj.confirmation@company.example',
  recipient: 'amal@visitor.example',
  replyTo: null,
  subject: 'Received: مسار',
  body: 'Hello,\n\nسطر عربي\n',
  html: '<p>Hello,</p><p>سطر عربي</p>',
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'waiting',
  attempts: 1,
  nextAttemptAt: '2026-11-20T10:00:00.000Z',
  leasedUntil: null,
  fromName: null,
  calendar: null,
  leavingUrl: null,
  scheduledFor: null,
  inReplyTo: null,
  heldUntil: null,
  refused: false,
  lastError: null,
  sentAt: null,
  delivered: null,
  refusedCopies: null,
  handedAt: null,
  bouncedAt: null,
  bounceReason: null,
  cc: null,
  bcc: null,
  ...changes,
});

test('the two mails of a quote request reach the SMTP server, with the same reference', async () => {
  const api = await startApi(anyEngine);
  const smtp = await startSmtp();
  const response = await api.post('/api/quotes', quote({ fullName: 'أمل حداد' }));
  const { reference } = response.json();

  await deliverBatch({ store: api.store, transport: smtpTransport(smtp.url, testSender), log: silent, ...failureNotice }, new Date());

  const mails = await Promise.all(smtp.received.map(async ({ recipients, raw }) => ({ recipients, mail: await PostalMime.parse(raw) })));
  const staff = mails.find(({ recipients }) => recipients.includes('staff@company.example'))?.mail;
  const confirmation = mails.find(({ recipients }) => recipients.includes('amal@visitor.example'))?.mail;
  expect(smtp.received).toHaveLength(2);
  expect(staff).toMatchObject({
    from: testSender,
    replyTo: [{ address: 'amal@visitor.example' }],
    subject: `New quote from \u2068أمل حداد\u2069: We open a shop and need two tills. (${reference})`,
    messageId: `<${reference.toLowerCase()}.staff@${mailDomain}>`,
  });
  for (const fact of [reference, 'أمل حداد', 'amal@visitor.example', '+962 7 0000 0000', 'Jordan', 'We open a shop and need two tills.'])
    for (const part of [staff?.text, staff?.html]) expect(part).toContain(fact);
  expect(confirmation?.subject).toContain(reference);
  expect(confirmation?.text).toContain(reference);
  expect(confirmation?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('a confirmation repeats nothing that was entered but a name', async () => {
  const api = await startApi(anyEngine);
  await api.post('/api/quotes', quote({ fullName: 'Buy at spam.example', message: 'Cheap watches' }));
  await api.post('/api/quotes', quote({ fullName: 'Amal Haddad', message: 'Cheap watches' }));

  const confirmations = (await api.store.outbox.list()).filter((mail) => mail.kind === 'confirmation');

  for (const { subject, body, html } of confirmations) expect(`${subject} ${body} ${html}`).not.toMatch(/spam\.example|watches/);
  const greetings = confirmations.flatMap(({ body, html }) => [/^Hello.*$/m.exec(body)?.[0], />(Hello[^<]*)</.exec(html)?.[1]]);
  expect(greetings.sort()).toEqual(['Hello Amal Haddad,', 'Hello Amal Haddad,', 'Hello,', 'Hello,']);
});

test('one refused recipient does not keep the other mail', async () => {
  const api = await startApi(anyEngine);
  const smtp = await startSmtp({ refuse: ['amal@visitor.example'] });
  await api.post('/api/quotes', quote());

  await deliverBatch({ store: api.store, transport: smtpTransport(smtp.url, testSender), log: silent, ...failureNotice }, new Date());

  const byKind = Object.fromEntries((await api.store.outbox.list()).map((mail) => [mail.kind, mail]));
  expect(byKind.staff?.status).toBe('sent');
  expect(byKind.confirmation).toMatchObject({ status: 'waiting', attempts: 1, lastError: '550 <amal@visitor.example>: no such mailbox' });
});

test('an SMTP server that is not there is an error, not a sent mail', async () => {
  await expect(smtpTransport('smtp://127.0.0.1:1', testSender).send(storedMail())).rejects.toThrow('ECONNREFUSED');
});

test('without an SMTP server a mail becomes one file, however often it is written', async () => {
  const folder = join(await temporaryFolder(), 'mail');
  const transport = fileTransport(folder, testSender);

  await transport.send(storedMail());
  await transport.send(storedMail());

  expect(await readdir(folder)).toEqual(['ACDEFGHJ-confirmation.eml']);
  const raw = await readFile(join(folder, 'ACDEFGHJ-confirmation.eml'));
  const mail = await PostalMime.parse(raw);
  expect(mail).toMatchObject({
    messageId: '<acdefghj.confirmation@company.example>',
    date: '2026-11-20T10:00:00.000Z',
    to: [{ address: 'amal@visitor.example' }],
    subject: 'Received: مسار',
  });
  expect(mail.text?.trim()).toBe('Hello,\n\nسطر عربي');
  expect(mail.html?.trim()).toBe('<p>Hello,</p><p>سطر عربي</p>');
  // RFC 5322: lines end with CR and LF.
  expect(raw.toString('latin1')).not.toMatch(/[^\r]\n/);
});

test('a mail that can be left says so to mail programs, as RFC 8058 has it, and no other mail does', async () => {
  const smtp = await startSmtp();
  const transport = smtpTransport(smtp.url, testSender);
  const leavingUrl = `https://company.example/ar/careers/alerts/leave/${'x'.repeat(59)}`;

  await transport.send(storedMail({ kind: 'alert', leavingUrl }));
  await transport.send(storedMail());

  const [leavable, other] = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(leavable?.headers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'list-unsubscribe', value: `<${leavingUrl}>` }),
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    ]),
  );
  expect(other?.headers.map(({ key }) => key).filter((key) => key.startsWith('list-'))).toEqual([]);
});

test('a mail that a version without HTML has stored is sent as plain text', async () => {
  const smtp = await startSmtp();

  await smtpTransport(smtp.url, testSender).send(storedMail({ html: '' }));

  expect(smtp.received[0]?.raw).toContain('Content-Type: text/plain');
  expect(smtp.received[0]?.raw).not.toContain('multipart');
});
