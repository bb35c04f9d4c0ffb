import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Delivery, deliverBatch } from '../outbox/deliver.ts';
import { maxAttempts, maxJitter, retryMinutes } from '../outbox/retries.ts';
import { engines, type TestEngine } from '../testing/engines.ts';
import { failureNotice } from '../testing/failure-notice.ts';
import { quote } from '../testing/forms.ts';
import { startSmtp, testSender } from '../testing/smtp.ts';
import type { ReceivedMail } from '../testing/smtp-server.ts';
import { startApi } from '../testing/test-api.ts';
import { mailDomain } from '../testing/texts.ts';
import { type SmtpTimeouts, smtpTransport } from './transports.ts';

const silent = { info() {}, warn() {}, error() {} };
/** Milliseconds; short where the server of the test is the slow one. */
const shortTimeouts: SmtpTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000, total: 10_000 };

/** Minutes after which a mail that has failed is due again in any case. */
const [firstWait = 0, secondWait = 0] = retryMinutes.map((wait) => wait * (1 + maxJitter));
const afterOneFailure = firstWait;
const afterTwoFailures = firstWait + secondWait;
const longestWait = Math.max(...retryMinutes) * (1 + maxJitter);

/** A site with one quote request, and so two mails in its outbox; `attempt` sends what is due after some minutes. */
async function siteWithMails(engine: TestEngine) {
  const api = await startApi(engine);
  const { reference } = (await api.post('/api/quotes', quote())).json();
  const start = Date.now() + 1_000;
  const unrecorded: Delivery['unrecorded'] = new Map();
  const attempt = (url: string, minutes: number, timeouts: Partial<SmtpTimeouts> = {}) => {
    const delivery: Delivery = {
      store: api.store,
      transport: smtpTransport(url, testSender, { ...shortTimeouts, ...timeouts }),
      log: silent,
      ...failureNotice,
      unrecorded,
    };
    return deliverBatch(delivery, new Date(start + minutes * 60_000));
  };
  const outbox = async () => (await api.store.outbox.list()).map(({ kind, status, attempts }) => `${kind} ${status} ${attempts}`);
  return { ...api, reference: String(reference).toLowerCase(), attempt, outbox };
}

const bothSent = (attempts: number) => [`confirmation sent ${attempts}`, `staff sent ${attempts}`];
const bothWaiting = (attempts: number) => [`confirmation waiting ${attempts}`, `staff waiting ${attempts}`];

async function identities(received: ReceivedMail[]): Promise<string[]> {
  const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId ?? ''));
  return ids.sort((one, other) => (one < other ? -1 : 1));
}

/** Starts a listener that speaks no SMTP, or speaks it wrongly. */
async function startListener(respond: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    respond(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(engines)('a faulty mail server, and an outbox on $name', (engine) => {
  test('one that is down for a while gets each mail once when it is back', async () => {
    const site = await siteWithMails(engine);
    const { port, url, stop } = await startSmtp();
    await stop();
    await site.attempt(url, 0);
    await site.attempt(url, afterOneFailure);
    expect(await site.outbox()).toEqual(bothWaiting(2));

    const { received } = await startSmtp({ port });
    expect(await site.attempt(url, afterTwoFailures)).toBe(2);
    expect(await site.attempt(url, 10_000)).toBe(0);

    expect(await identities(received)).toEqual([
      `<${site.reference}.confirmation@${mailDomain}>`,
      `<${site.reference}.staff@${mailDomain}>`,
    ]);
    expect(await site.outbox()).toEqual(bothSent(3));
  });

  test('one that never greets times out, and the next attempt sends the mails', async () => {
    const site = await siteWithMails(engine);
    const mute = await startListener(() => undefined);
    await site.attempt(mute, 0, { greetingTimeout: 100 });
    expect(await site.outbox()).toEqual(bothWaiting(1));

    const { received, url } = await startSmtp();
    await site.attempt(url, afterOneFailure);

    expect(received).toHaveLength(2);
    expect(await site.outbox()).toEqual(bothSent(2));
  });

  test('one with an endless slow response does not hold a mail longer than its lease', async () => {
    const site = await siteWithMails(engine);
    const dripping = await startListener((socket) => {
      socket.write('220-');
      const drip = setInterval(() => socket.write('x'), 20);
      socket.once('close', () => clearInterval(drip));
    });

    await site.attempt(dripping, 0, { total: 300 });

    expect(await site.outbox()).toEqual(bothWaiting(1));
  });

  test('one that is slow gets each mail once', async () => {
    const site = await siteWithMails(engine);
    const { received, url } = await startSmtp({ beforeData: () => new Promise((resolve) => setTimeout(resolve, 300)) });

    await Promise.all([site.attempt(url, 0), site.attempt(url, 0)]);

    expect(received).toHaveLength(2);
    expect(await site.outbox()).toEqual(bothSent(1));
  });

  test('one that permanently rejects a recipient gets the other mail once, and the rejected one is dead-lettered', async () => {
    const site = await siteWithMails(engine);
    const { received, url } = await startSmtp({ refuse: ['amal@visitor.example'] });

    for (let attempts = 0; attempts < maxAttempts + 2; attempts += 1) await site.attempt(url, attempts * longestWait);

    expect(await identities(received)).toEqual([`<${site.reference}.staff@${mailDomain}>`]);
    expect(await site.outbox()).toEqual([`confirmation dead ${maxAttempts}`, 'staff sent 1']);
    expect(await site.store.outbox.summary()).toEqual({ waiting: 0, uncertain: 0, dead: 1, oldestWaitingAt: undefined });
  });

  test('one that dies in the middle of a mail gets it once when it is back', async () => {
    const site = await siteWithMails(engine);
    const dying = await startSmtp({ beforeData: () => dying.hangUp() });
    await site.attempt(dying.url, 0);
    expect([dying.received.length, await site.outbox()]).toEqual([0, bothWaiting(1)]);

    const { received, url } = await startSmtp();
    await site.attempt(url, afterOneFailure);

    expect(received).toHaveLength(2);
    expect(await site.outbox()).toEqual(bothSent(2));
  });

  // Nobody can tell whether a server that took everything and then fell silent will deliver it. Sending again is what SMTP itself asks
  // for (RFC 5321, 4.5.4.1); the same Message-ID lets mail programs show one.
  test('one that accepts a whole mail and dies before it acknowledges it gets it again, as the same message', async () => {
    const site = await siteWithMails(engine);
    const dying = await startSmtp({ afterData: (hangUp) => hangUp() });
    await site.attempt(dying.url, 0);
    expect(dying.received.length).toBeGreaterThan(0);

    const { received, url } = await startSmtp();
    await site.attempt(url, afterOneFailure);

    expect(await site.outbox()).toEqual(bothSent(2));
    const again = new Set(await identities(received));
    expect((await identities(dying.received)).every((id) => again.has(id))).toBe(true);
    const [first] = dying.received;
    expect(received.map(({ raw }) => raw)).toContain(first?.raw);
  });

  test('a sent mail is not sent again when the database could not record it', async () => {
    const site = await siteWithMails(engine);
    const { received, url } = await startSmtp();
    const { markSent } = site.store.outbox;
    site.store.outbox.markSent = () => Promise.reject(new Error('disk full'));
    await expect(site.attempt(url, 0)).rejects.toThrow('disk full');
    expect([received.length, await site.outbox()]).toEqual([2, bothWaiting(1)]);

    site.store.outbox.markSent = markSent;
    expect(await site.attempt(url, 3)).toBe(2);

    expect([received.length, await site.outbox()]).toEqual([2, bothSent(1)]);
  });
});
