import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { jobAlertPaths } from '#contract/job-alerts/job-alerts';
import { officePaths, officeUrl } from '#contract/office/paths';
import { mailFiles, mailFolder } from '../mail/mail-files.ts';
import { type Delivery, deliverBatch } from '../outbox/deliver.ts';
import { notifyOfFailure } from '../outbox/failure-mail.ts';
import { sweepJobAlerts } from '../services/job-alerts/job-alerts.ts';
import { engines } from '../testing/engines.ts';
import { alertMails, askForAlerts, confirmAlerts, linkTokens, subscribe } from '../testing/job-alerts.ts';
import { signIn } from '../testing/office-colleague.ts';
import { startApi, testSettings } from '../testing/test-api.ts';
import { testTexts } from '../testing/texts.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const later = (ms: number): Date => new Date(Date.now() + ms);
const email = 'noor@visitor.example';

describe.each(engines)('asking to hear of new jobs, on $name', (engine) => {
  test('the answer is the same for an address that is new, asked for, or confirmed; mails go once a day', async () => {
    const api = await startApi(engine);

    const answers = [await askForAlerts(api, email), await askForAlerts(api, email)];
    const [first] = await alertMails(api, email);
    await confirmAlerts(api, linkTokens(first).confirming);
    answers.push(await askForAlerts(api, 'NOOR@visitor.example'));

    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [202, '{"state":"asked"}']));
    expect(await alertMails(api, email)).toHaveLength(1);
    expect(await api.store.jobAlerts.countConfirmed()).toBe(1);
  });

  test('the mail is in the language of the page, has one link, and says nothing of leaving', async () => {
    const api = await startApi(engine);

    await askForAlerts(api, email);
    await askForAlerts(api, 'amal@visitor.example', 'ar');

    const [[english], [arabic]] = [await alertMails(api, email), await alertMails(api, 'amal@visitor.example')];
    expect(english).toMatchObject({ kind: 'alert', subject: expect.stringMatching(/^Please confirm/), leavingUrl: null });
    expect(english?.body).toMatch(/https:\/\/company\.example\/careers\/alerts\/confirm\/[\w-]{43}\n/);
    expect(english?.body).not.toContain('/leave/');
    expect(arabic?.body).toMatch(/https:\/\/company\.example\/ar\/careers\/alerts\/confirm\/[\w-]{43}\n/);
    expect(arabic?.html).toContain('dir="rtl"');
  });

  test('the link confirms, as often as it is pressed; the token is stored as a hash alone', async () => {
    const api = await startApi(engine);
    await askForAlerts(api, email);
    const [mail] = await alertMails(api, email);
    const { confirming } = linkTokens(mail);
    const path = jobAlertPaths.confirmation(confirming);

    const before = (await api.app.inject(path)).json();
    const answers = [await confirmAlerts(api, confirming), await confirmAlerts(api, confirming)];

    expect(before).toEqual({ state: 'unconfirmed' });
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'confirmed' }]);
    expect((await api.app.inject(path)).json()).toEqual({ state: 'confirmed' });
    const row = await api.store.jobAlerts.findByEmail(email);
    expect(row?.confirmedAt).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(confirming);
    for (const wrong of ['x', `${confirming}A`, '%00'])
      expect((await api.app.inject(jobAlertPaths.confirmation(wrong))).statusCode).toBe(404);
  });

  test('asked for again a day later, an address gets another link, in the language of the page, and one that is confirmed a mail that says so', async () => {
    const api = await startApi(engine);
    await askForAlerts(api, email);
    const [first] = await alertMails(api, email);
    const day = later(dayMs + 1000);
    const again = { email, locale: 'ar', tokenHash: 'another' } as const;

    const asked = await api.store.transaction(({ jobAlerts }) => jobAlerts.ask(again, day, new Date(day.getTime() - dayMs)));
    expect(asked).toMatchObject({ locale: 'ar', tokenHash: 'another', confirmedAt: null });
    expect((await confirmAlerts(api, linkTokens(first).confirming)).statusCode).toBe(404);

    await subscribe(api, 'amal@visitor.example');
    const confirmed = await api.store.transaction(({ jobAlerts }) =>
      jobAlerts.ask({ ...again, email: 'amal@visitor.example', tokenHash: 'third' }, day, new Date(day.getTime() - dayMs)),
    );
    expect(confirmed).toMatchObject({ locale: 'en', askedAt: day.toISOString() });
    expect(confirmed?.tokenHash).not.toBe('third');
  });

  test('what nobody has confirmed within seven days is erased with its mails, and its link opens nothing', async () => {
    const api = await startApi(engine);
    const context = { store: api.store, mailFiles: mailFiles(mailFolder(api.dataDir)) };
    await askForAlerts(api, email);
    const [mail] = await alertMails(api, email);
    await subscribe(api, 'amal@visitor.example');

    await sweepJobAlerts(context, later(6 * dayMs));
    expect(await api.store.jobAlerts.findByEmail(email)).toBeDefined();
    await sweepJobAlerts(context, later(7 * dayMs + hourMs));

    expect(await api.store.jobAlerts.findByEmail(email)).toBeUndefined();
    expect(await alertMails(api, email)).toEqual([]);
    expect((await confirmAlerts(api, linkTokens(mail).confirming)).statusCode).toBe(404);
    expect(await api.store.jobAlerts.countConfirmed()).toBe(1);
  });

  test('a program that fills in what nobody sees gets the same answer, and sends no mail', async () => {
    const api = await startApi(engine);

    const answer = await askForAlerts(api, email, 'en', { remark: 'https://spam.example' });

    expect([answer.statusCode, answer.json()]).toEqual([202, { state: 'asked' }]);
    expect(await api.store.outbox.list()).toEqual([]);
    expect(await api.store.jobAlerts.findByEmail(email)).toBeUndefined();
  });

  test.each([
    ['no address', {}, messages['field.emailRequired']],
    ['an empty one', { email: ' ' }, messages['field.emailRequired']],
    ['one that is none', { email: 'noor@visitor' }, messages['field.invalidEmail']],
    ['one that mail servers refuse', { email: 'نور@visitor.example' }, messages['field.emailLetters']],
  ])('%s is refused with the reason', async (_case, body, message) => {
    const api = await startApi(engine);
    const answer = await api.post(jobAlertPaths.alerts, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: message }]);
  });

  test('another site cannot ask or confirm, and whoever asks too often has to wait', async () => {
    const api = await startApi(engine, { rateLimits: true });

    const foreign = await api.post(jobAlertPaths.alerts, { email }, { 'sec-fetch-site': 'cross-site' });
    const unproven = await api.post(jobAlertPaths.confirmation('x'), {}, { 'x-xsrf-token': undefined });
    const asked = await Promise.all(Array.from({ length: 21 }, () => askForAlerts(api, email)));

    expect([foreign.statusCode, unproven.statusCode]).toEqual([403, 403]);
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test('of a mail that was refused the Office has the reason, and neither its link nor another address to send it to; staff get no notice', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await owner.send('PATCH', officeUrl('company'), { toldFailedMails: ['it@company.example'] }, { 'if-match': '"0"' });
    await askForAlerts(api, email);
    const refused = Object.assign(new Error('refused'), { code: 'EENVELOPE', responseCode: 550, response: '550 no such mailbox' });
    const transport = { send: () => Promise.reject(refused) };
    const log = { info() {}, warn() {}, error() {} };
    const context = { ...testTexts, settings: testSettings };
    const notify: Delivery['notifyOfFailure'] = (work, mail) => notifyOfFailure(work, context, mail);

    await deliverBatch({ ...api, transport, log, notifyOfFailure: notify }, new Date());
    const [listed] = (await owner.get(officePaths.mails)).json();
    const read = await owner.get(officeUrl('mail', listed));
    const elsewhere = await owner.send('POST', officeUrl('mailResend', listed), { recipient: 'other@visitor.example' });
    const again = await owner.send('POST', officeUrl('mailResend', listed), {});

    expect(listed).toMatchObject({ kind: 'alert', recipient: email, reason: '550 no such mailbox', about: null });
    expect([read, elsewhere, again].map(({ statusCode }) => statusCode)).toEqual([404, 409, 204]);
    expect((await api.store.outbox.list()).map(({ kind }) => kind)).toEqual(['alert']);
  });

  test('two requests at once are one address and one mail', async () => {
    const api = await startApi(engine);

    const answers = await Promise.all([askForAlerts(api, email), askForAlerts(api, email)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await alertMails(api, email)).toHaveLength(1);
  });
});
