import { afterEach, describe, expect, test, vi } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { latestStep, stepOfCode } from './accounts/one-time-codes.ts';
import { imapMailbox } from './mailbox/mailbox.ts';
import { startMailboxJob } from './mailbox/mailbox-job.ts';
import { addAccount, codeOf, linkFor, officeBrowser, signedInAs } from './office/testing/office-client.ts';
import { maxJitter, retryMinutes } from './outbox/retries.ts';
import { createTokens } from './secrets/tokens.ts';
import { startRetention } from './services/retention.ts';
import { isClockSteady } from './services/steady-clock.ts';
import { startSweep } from './services/sweep-resumes.ts';
import { longestWaitMs } from './store/rows/leased-rows.ts';
import { engines } from './testing/engines.ts';
import { quote } from './testing/forms.ts';
import { startImap } from './testing/imap.ts';
import { mailAbout } from './testing/mails.ts';
import { temporaryFolder, temporaryStore } from './testing/temporary.ts';
import { startApi } from './testing/test-api.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The clock should say this; after the jump it says 40 days more. */
const right = new Date();
const ahead = new Date(right.getTime() + 40 * dayMs);
const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** Sets the clock of this process; timers go on as they did. */
const setClock = (date: Date) => vi.useFakeTimers({ toFake: ['Date'], now: date });
afterEach(() => void vi.useRealTimers());

const log = { info() {}, warn() {}, error() {} };

describe.each(engines)('a clock that jumps, on $name', (engine) => {
  test('mails that were written, held, tried or leased by a clock that was ahead are due when it is set back', async () => {
    const { outbox } = await temporaryStore(engine);
    const add = async (reference: string, heldUntil?: Date) => outbox.add([mailAbout(reference)], ahead, heldUntil);
    await add('WRITTEN1');
    await add('HELDHELD', after(ahead, 10_000));
    await add('TRIED111');
    await add('LEASED11');
    const leased = await outbox.lease({ now: after(ahead, minuteMs), leaseUntil: after(ahead, 2 * minuteMs), limit: 10 });
    for (const mail of leased) {
      if (mail.reference === 'TRIED111') await outbox.markFailed(mail, 'no such server', after(ahead, 16 * hourMs));
      if (mail.reference === 'WRITTEN1') await outbox.markFailed(mail, 'no such server', after(ahead, minuteMs / 2));
    }
    await add('NEWLYNEW', after(ahead, 10_000));

    const due = await outbox.lease({ now: right, leaseUntil: after(right, minuteMs), limit: 10 });

    expect(due.map(({ reference }) => reference).sort()).toEqual(['HELDHELD', 'LEASED11', 'NEWLYNEW', 'TRIED111', 'WRITTEN1']);
  });

  test('mails that wait by a clock that is right wait until their time', async () => {
    const { outbox } = await temporaryStore(engine);
    await outbox.add([mailAbout('HELDHELD')], right, after(right, 10_000));
    await outbox.add([mailAbout('TRIED111')], right);
    const [tried] = await outbox.lease({ now: right, leaseUntil: after(right, minuteMs), limit: 1 });
    const longest = Math.max(...retryMinutes) * minuteMs * (1 + maxJitter);
    if (tried) await outbox.markFailed(tried, 'no such server', after(right, longest));
    expect(longest).toBeLessThan(longestWaitMs);

    expect(await outbox.lease({ now: right, leaseUntil: after(right, minuteMs), limit: 10 })).toEqual([]);
    expect(await outbox.lease({ now: after(right, longest), leaseUntil: after(right, minuteMs), limit: 10 })).toHaveLength(2);
  });

  test('an answer that was handed over by a clock that was ahead is shown as one that may have been sent', async () => {
    const { outbox } = await temporaryStore(engine);
    const [id = ''] = await outbox.add([{ ...mailAbout('ANSWERED'), kind: 'answer' }], ahead);
    const [mail] = await outbox.lease({ now: ahead, leaseUntil: after(ahead, 2 * minuteMs), limit: 1 });
    if (mail) await outbox.markHanded(mail, ahead);

    expect((await outbox.undelivered(10, right)).map(({ _id }) => _id)).toEqual([id]);
    expect(await outbox.resend(id, undefined, right)).toBe(true);
  });

  test('a mailbox that another process has leased by a clock that was ahead is free', async () => {
    const { mailboxes } = await temporaryStore(engine);
    const leaseAt = (owner: string, now: Date) => mailboxes.lease('inbox', owner, now, after(now, 5 * minuteMs));
    expect(await leaseAt('one', ahead)).toBe(true);

    expect(await leaseAt('other', right)).toBe(true);
    expect(await leaseAt('one', right)).toBe(false);
  });

  test('replies that come while the clock is ahead are read', async () => {
    const api = await startApi(engine);
    const imap = await startImap([]);
    const readMailbox = async () => {
      const job = startMailboxJob({
        ...{ mailbox: imapMailbox(imap.url), store: api.store, files: api.files, log, intervalMs: 3_600_000 },
        ...{ configuredAddresses: ['staff@company.example'], notifyOfFailure: async () => undefined },
      });
      await expect.poll(() => job.isReadable()).toBeDefined();
      await job.stop();
    };
    const { reference } = (await api.post('/api/quotes', quote({ email: 'amal@visitor.example' }))).json();
    const mail = (subject: string) => ({
      source: `Message-ID: <${subject.length}@visitor.example>\r\nFrom: amal@visitor.example\r\nSubject: ${subject}\r\n\r\nWe take two.\r\n`,
    });
    imap.messages.push(mail('Hello'));
    await readMailbox();
    imap.messages.push(mail(`Re: ${reference}`));

    setClock(ahead);
    await readMailbox();

    const { id = '' } = (await api.store.officeQuotes.findByReference(reference)) ?? {};
    expect((await api.store.conversations.replies(id)).map(({ subject }) => subject)).toContain(`Re: ${reference}`);
  });

  test('a session is closed when it is too old by the clock, and one that began or was used by a clock that was ahead is closed for good', async () => {
    const api = await startApi(engine);
    const account = await addAccount(api, { role: 'sales' });
    const status = async (browser: ReturnType<typeof officeBrowser>) => (await browser.send('GET', officePaths.account)).statusCode;
    const inside = await signedInAs(api, account, right);
    const used = await signedInAs(api, account, right);
    expect([await status(inside), await status(used)]).toEqual([200, 200]);

    setClock(after(right, 11 * hourMs));
    expect(await status(used)).toBe(200);
    setClock(ahead);
    expect(await status(inside)).toBe(401);
    const begun = await signedInAs(api, account, ahead);
    expect(await status(begun)).toBe(200);

    setClock(right);
    expect([await status(begun), await status(used)]).toEqual([401, 401]);
    setClock(after(ahead, hourMs));
    expect([await status(begun), await status(used)]).toEqual([401, 401]);
  });

  test('a new sign-in clears away the sessions of a clock that was ahead', async () => {
    const api = await startApi(engine);
    const account = await addAccount(api, { role: 'sales' });
    await signedInAs(api, account, ahead);

    setClock(right);
    await signedInAs(api, account, right);

    expect(await api.store.sessions.ofAccount(account.id)).toHaveLength(1);
  });

  test('a link that a clock made that was ahead opens nothing when it is set back', async () => {
    const api = await startApi(engine);
    const account = await addAccount(api, { role: 'sales' });
    const token = await linkFor(api, account, 'reset', ahead);

    setClock(right);
    const opened = await officeBrowser(api).send('GET', officeUrl('link', { token }));

    expect(opened.statusCode).toBe(404);
  });

  test('a code of an authenticator is taken again when it was last used by a clock that was ahead, and once', async () => {
    const api = await startApi(engine);
    const owner = await addAccount(api, { role: 'owner' });
    const enterAt = async (now: Date) => {
      const step = stepOfCode(owner.authenticatorSecret ?? '', codeOf(owner, now), now) ?? 0;
      return api.store.accounts.acceptStep(owner.id, step, latestStep(now));
    };

    expect(await enterAt(ahead)).toBe(true);
    expect([await enterAt(right), await enterAt(right)]).toEqual([true, false]);
  });

  test('a form’s token and a passkey’s challenge of a clock that was ahead are none when it is set back', async () => {
    const store = await temporaryStore(engine);
    const tokens = await createTokens(store);
    const token = tokens.issue(ahead);
    await store.passkeys.addChallenge('hash', 'sign-in', after(ahead, 5 * minuteMs), ahead);

    expect([tokens.verify(token, ahead), tokens.verify(token, right)]).toEqual([true, false]);
    expect(await store.passkeys.consumeChallenge('hash', 'sign-in', right, after(right, 10 * minuteMs))).toBe(false);
  });

  test('whoever was refused by a limit while the clock was ahead is let in when it is set back', async () => {
    const store = await temporaryStore(engine);
    const limiter = store.limiter({ name: `jump-${engine.name}`, points: 2, duration: 1 });
    setClock(ahead);
    for (let request = 0; request < 3; request += 1) await limiter.consume('key').catch(() => undefined);
    await expect(limiter.consume('key')).rejects.toBeDefined();

    setClock(right);

    await expect
      .poll(() =>
        limiter.consume('key').then(
          () => 'let in',
          () => 'refused',
        ),
      )
      .toBe('let in');
  });

  test('the mails of a day are written once, also after the clock was ahead, and those of the day that it showed are not lost', async () => {
    const { digests } = await temporaryStore(engine);
    const day = (date: Date) => date.toISOString().slice(0, 10);

    expect(await digests.claim('overdue', day(right))).toBe(true);
    expect(await digests.claim('overdue', day(ahead))).toBe(true);
    expect(await digests.claim('overdue', day(right))).toBe(false);
    expect(await digests.claim('overdue', day(after(right, dayMs)))).toBe(true);
    expect(await digests.claim('overdue', day(ahead))).toBe(true);
  });

  test('a clock counts as steady until it jumps, and again after it has run evenly for a day', async () => {
    const store = await temporaryStore(engine);
    const lookAt = (date: Date) => isClockSteady(store, date);

    expect([await lookAt(right), await lookAt(after(right, hourMs))]).toEqual([true, true]);
    expect([await lookAt(ahead), await lookAt(after(ahead, hourMs))]).toEqual([false, false]);
    // Set back after an hour.
    expect(await lookAt(after(right, 2 * hourMs))).toBe(false);
    for (let hours = 3; hours < 26; hours += 1) expect(await lookAt(after(right, hours * hourMs))).toBe(false);
    expect(await lookAt(after(right, 26 * hourMs))).toBe(true);
  });

  test('what counts as old by a clock that has jumped is not deleted: applications, files, keys of forms', async () => {
    const api = await startApi(engine);
    const looks: boolean[] = [];
    const isSteady = async (now: Date) => {
      looks.push(await isClockSteady(api.store, now));
      return looks.at(-1) === true;
    };
    const months = vi.fn(async () => 1);
    const nothing = { find: async () => [], read: async () => Buffer.of(), delete: async () => undefined };
    await isClockSteady(api.store, right);
    await api.store.idempotency.claim({ key: 'k', fingerprint: 'f' }, right);

    setClock(ahead);
    const jobs = [
      startRetention({ ...api, mailFiles: nothing, isClockSteady: isSteady, months, log }),
      startSweep({ ...api, mailFolder: await temporaryFolder(), isClockSteady: isSteady, log }),
    ];
    await expect.poll(() => looks).toEqual([false, false]);
    for (const job of jobs) await job.stop();

    expect(months).not.toHaveBeenCalled();
    expect((await api.store.idempotency.find({ key: 'k', fingerprint: 'other' })).state).toBe('used-for-other-content');
  });
});
