import { describe, expect, test } from 'vitest';
import { jobAlertPaths } from '#contract/job-alerts/job-alerts';
import { officePaths } from '#contract/office/paths';
import { announceJobs } from '../services/job-alerts/announce-jobs.ts';
import { inTransaction } from '../store/work.ts';
import { engines, type TestEngine } from '../testing/engines.ts';
import { alertMails, linkTokens, subscribe } from '../testing/job-alerts.ts';
import { signIn } from '../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApiOptions, testSettings } from '../testing/test-api.ts';
import { testTexts } from '../testing/texts.ts';

const email = 'noor@visitor.example';

/** An API with somebody who was told of a job, and the token with which they leave. */
async function told(engine: TestEngine, options?: TestApiOptions) {
  const api = await startApi(engine, options);
  await subscribe(api, email);
  await addOpenJob(api.store);
  await inTransaction(api.store, { actor: null }, (work) => announceJobs(work, { ...testTexts, settings: testSettings }));
  const { leaving } = linkTokens((await alertMails(api, email)).at(-1));
  const path = jobAlertPaths.leaving(leaving);
  // As the server of a mail program: without a cookie, a token of ours, or a word of where it comes from.
  return { ...api, path, leave: (url = path) => api.app.inject({ method: 'POST', url }) };
}

describe.each(engines)('leaving, on $name', (engine) => {
  test('takes one request without cookie or token of ours, erases the address with every mail to it, and can be repeated', async () => {
    const api = await told(engine);
    const rows = async () => JSON.stringify([await api.store.outbox.list(), await api.store.jobAlerts.listConfirmed()]);
    const before = (await api.app.inject(api.path)).json();
    expect(await rows()).toContain(email);

    const answers = [await api.leave(), await api.leave()];

    expect(before).toEqual({ state: 'confirmed' });
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'left' }]);
    expect((await api.app.inject(api.path)).json()).toEqual({ state: 'left' });
    expect(await rows()).not.toContain(email);
    expect(await api.store.jobAlerts.findByEmail(email)).toBeUndefined();
  });

  test('looking at the link leaves nothing, and no other link opens anything', async () => {
    const api = await told(engine);
    const token = api.path.slice(jobAlertPaths.leaving('').length);

    await api.app.inject(api.path);
    for (const wrong of ['x', `${token}A`, '%00', '-'.repeat(59)]) {
      expect((await api.app.inject(jobAlertPaths.leaving(wrong))).statusCode).toBe(404);
      expect((await api.leave(jobAlertPaths.leaving(wrong))).statusCode).toBe(404);
    }

    expect(await api.store.jobAlerts.countConfirmed()).toBe(1);
  });

  test('whoever comes back later is a new address, which the link of before does not end', async () => {
    const api = await told(engine);
    await api.leave();

    await subscribe(api, email);
    await api.leave();

    expect(await api.store.jobAlerts.countConfirmed()).toBe(1);
  });

  test('links cannot be guessed at will', async () => {
    const api = await told(engine, { rateLimits: true });
    const answers = await Promise.all(Array.from({ length: 121 }, () => api.leave(jobAlertPaths.leaving('wrong'))));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test('Privacy finds the address, hands it out without its links, and erases it', async () => {
    const api = await told(engine);
    const owner = await signIn(api, 'owner');
    const address = { email: 'NOOR@visitor.example' };

    const found = (await owner.send('POST', officePaths.privacyFound, address)).json();
    const exported = await owner.send('POST', officePaths.privacyExport, address);
    const erased = (await owner.send('POST', officePaths.privacyErase, { ...address, confirmation: email })).json();

    expect(found.counts).toMatchObject({ jobAlerts: 1, mails: 2 });
    expect(exported.json().jobAlerts).toMatchObject([{ email, locale: 'en', confirmedAt: expect.any(String) }]);
    expect(exported.json().mails).toHaveLength(2);
    expect(exported.body).not.toMatch(/tokenHash|\/alerts\/(?:leave|confirm)\//);
    expect(erased).toMatchObject({ jobAlerts: 1, mails: 2 });
    expect(await api.store.jobAlerts.countConfirmed()).toBe(0);
    expect(await api.store.outbox.list()).toEqual([]);
    expect((await owner.send('POST', officePaths.privacyFound, address)).json().counts.jobAlerts).toBe(0);
  });
});
