import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { workingWeek } from '#brand/week';
import { jobAlertPaths } from '#contract/job-alerts/job-alerts';
import { emptyJob } from '#contract/office/job-check';
import { officePaths, officeUrl } from '#contract/office/paths';
import { jobUrl } from '#contract/urls';
import { engines, type TestEngine } from '../../testing/engines.ts';
import { alertMails, subscribe } from '../../testing/job-alerts.ts';
import { signIn } from '../../testing/office-colleague.ts';
import { addOpenJob, startApi, type TestApi, testSettings } from '../../testing/test-api.ts';
import { testTexts } from '../../testing/texts.ts';
import { startDigests } from '../office/digests.ts';

const { hours, timeZone } = brand;
const week = workingWeek(hours.days);
const opens = hours.week[week.first].at(0)?.opens ?? '';
const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const welder = { jobTitle: 'Welder', location: 'Lisbon', summary: 'Welds.', responsibilities: ['Weld'], qualifications: ['Can weld'] };
const ar = { jobTitle: 'مهندس شبكات', location: 'لشبونة', summary: 'شبكات', responsibilities: ['تخطيط'], qualifications: ['خبرة'] };

/** The moment at which the office opens on the first day of a week to come. */
function opening(): Date {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' });
  const start = Math.ceil(Date.now() / minuteMs) * minuteMs + 2 * dayMs;
  for (let at = start; ; at += minuteMs) {
    const text = clock.format(at);
    if (text.startsWith(week.first) && text.endsWith(opens)) return new Date(at);
  }
}

const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** Runs the job as two processes do that look at the clock at the same time. */
async function run({ store }: Pick<TestApi, 'store'>, now: Date): Promise<void> {
  const failures: object[] = [];
  const log = { error: (details: object) => void failures.push(details) };
  const options = { ...testTexts, store, settings: testSettings, log, wakeOutbox() {}, now: () => now };
  await Promise.all([startDigests(options), startDigests(options)].map((job) => job.stop()));
  expect(failures).toEqual([]);
}

/** An API with somebody who has confirmed, in each language; their first mails are not of interest. */
async function withReaders(engine: TestEngine) {
  const api = await startApi(engine);
  await subscribe(api, 'noor@visitor.example');
  await subscribe(api, 'amal@visitor.example', 'ar');
  await api.post(jobAlertPaths.alerts, { email: 'nobody@visitor.example' });
  const mailsTo = async (name: string) => (await alertMails(api, `${name}@visitor.example`)).slice(1);
  return { ...api, mailsTo };
}

describe.each(engines)('new jobs, on $name', (engine) => {
  test('are one mail to everybody who has confirmed, in their language, when the office opens, and once', async () => {
    const api = await withReaders(engine);
    const now = opening();
    const first = await addOpenJob(api.store, { ar, publishedAt: ago(now, 20 * hourMs) });
    await addOpenJob(api.store, { jobTitle: 'Accountant', publishedAt: ago(now, 2 * hourMs) });

    await run(api, new Date(now.getTime() - minuteMs));
    const before = await api.mailsTo('noor');
    await run(api, now);
    await run(api, new Date(now.getTime() + hourMs));
    await run(api, new Date(now.getTime() + dayMs));

    expect(before).toEqual([]);
    const [english, arabic] = [await api.mailsTo('noor'), await api.mailsTo('amal')];
    expect([english.length, arabic.length, (await api.mailsTo('nobody')).length]).toEqual([1, 1, 0]);
    expect(english[0]).toMatchObject({ subject: expect.stringMatching(/^New jobs at /), recipient: 'noor@visitor.example' });
    for (const text of [
      'Network Engineer, Lisbon, Portugal',
      'Accountant',
      '31 December 2999',
      `https://company.example${jobUrl(first, 'en')}`,
    ])
      expect(english[0]?.body).toContain(text);
    expect(arabic[0]?.subject).toMatch(/^وظائف جديدة لدى /);
    expect(arabic[0]?.body).toContain('مهندس شبكات، لشبونة');
    // As the site shows it: the text that there is.
    expect(arabic[0]?.body).toContain('Accountant');
    expect(arabic[0]?.body).toContain(`https://company.example${jobUrl(first, 'ar')}`);
  });

  test('a single one is named in the subject; the mail can be left by its program and by its reader', async () => {
    const api = await withReaders(engine);
    const now = opening();
    await addOpenJob(api.store, { publishedAt: ago(now, dayMs) });

    await run(api, now);

    const [mail] = await api.mailsTo('noor');
    expect(mail?.subject).toBe('New job: Network Engineer');
    expect(mail?.leavingUrl).toMatch(/^https:\/\/company\.example\/careers\/alerts\/leave\/[\w-]{59}$/);
    expect(mail?.body).toContain(mail?.leavingUrl);
    expect(mail?.html).toContain(`href="${mail?.leavingUrl}"`);
    expect((await api.mailsTo('amal'))[0]?.leavingUrl).toContain('/ar/careers/alerts/leave/');
  });

  test('what was published within the hour waits for the next working day, and what is closed by then is left out', async () => {
    const api = await withReaders(engine);
    const now = opening();
    await addOpenJob(api.store, { publishedAt: ago(now, 30 * minuteMs) });
    await addOpenJob(api.store, { jobTitle: 'Gone', closingDate: now.toISOString().slice(0, 10), publishedAt: ago(now, 30 * minuteMs) });

    await run(api, now);
    const before = await api.mailsTo('noor');
    await run(api, new Date(now.getTime() + dayMs));

    expect(before).toEqual([]);
    expect((await api.mailsTo('noor')).map(({ subject }) => subject)).toEqual(['New job: Network Engineer']);
  });

  test('a publication that is taken back is no news; a job that is closed and opened again is none twice, and can still be taken back', async () => {
    const api = await withReaders(engine);
    const hiring = await signIn(api, 'hiring');
    const now = opening();
    const content = { ...emptyJob, closingDate: '2999-12-31', en: welder };
    const { id } = (await hiring.send('POST', officePaths.jobs, content)).json();
    const versionOf = async () => ({ 'if-match': `"${(await hiring.get(officeUrl('job', { id }))).json().version}"` });
    const publish = async () => (await hiring.send('PUT', officeUrl('jobPublication', { id }), content, await versionOf())).json().events;
    const change = async (isClosed: boolean) => hiring.send('PATCH', officeUrl('job', { id }), { isClosed }, await versionOf());

    await hiring.undo(await publish());
    await run(api, now);
    const before = await api.mailsTo('noor');
    const again = await publish();
    await run(api, new Date(now.getTime() + dayMs));
    const undone = await hiring.undo(again);
    await publish();
    for (const isClosed of [true, false]) expect((await change(isClosed)).statusCode).toBe(200);
    await run(api, new Date(now.getTime() + 2 * dayMs));

    expect(before).toEqual([]);
    expect((await api.mailsTo('noor')).map(({ subject }) => subject)).toEqual(['New job: Welder']);
    expect(undone.statusCode).toBe(200);
    expect((await api.store.events.about(id)).find(({ kind }) => kind === 'job.announced')?.after).toBe('2');
  });

  test('nobody hears later of what was public before they asked', async () => {
    const api = await startApi(engine);
    const now = opening();
    await addOpenJob(api.store, { publishedAt: ago(now, dayMs) });

    await run(api, now);
    await subscribe(api, 'noor@visitor.example');
    await run(api, new Date(now.getTime() + dayMs));

    expect(await alertMails(api, 'noor@visitor.example')).toHaveLength(1);
  });

  test('the Office says how many are told', async () => {
    const api = await withReaders(engine);
    const hiring = await signIn(api, 'hiring');
    expect((await hiring.get(officePaths.jobs)).json().told).toBe(2);
  });
});
