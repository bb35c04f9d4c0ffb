import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { workingWeek } from '#brand/week';
import { quoteForm } from '#contract/forms/quote';
import type { MailTopic } from '#contract/office/account';
import type { Role } from '#contract/office/permissions';
import { sampleValues } from '#contract/testing/sample-values';
import { defaultPreferences } from '../../accounts/people.ts';
import { engines } from '../../testing/engines.ts';
import { quote } from '../../testing/forms.ts';
import { startApi, type TestApi, testSettings } from '../../testing/test-api.ts';
import { testTexts } from '../../testing/texts.ts';
import { startDigests } from './digests.ts';

const { hours, timeZone } = brand;
const week = workingWeek(hours.days);
const { opens, closes } = hours.week[week.last].at(-1) ?? { opens: '', closes: '' };
const minuteMs = 60 * 1000;

/** A time of a day of next week, where the company is. */
function moment(day: string, time: string, minutesLater = 0): Date {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' });
  const start = Math.ceil(Date.now() / minuteMs) * minuteMs + 2 * 24 * 60 * minuteMs;
  for (let at = start; at < start + 7 * 24 * 60 * minuteMs; at += minuteMs) {
    const text = clock.format(at);
    if (text.startsWith(day) && text.endsWith(time)) return new Date(at + minutesLater * minuteMs);
  }
  throw new Error(`There is no ${day}, ${time}`);
}

async function addReader(api: TestApi, name: string, role: Role, mails: MailTopic[], awayUntil: string | null = null): Promise<void> {
  const preferences = { ...defaultPreferences('en'), mails, awayUntil };
  await api.store.accounts.add({ name, email: `${name}@company.example`, role, status: 'active', preferences }, new Date());
}

/** Runs the job once, as several processes do that look at the clock at the same time. */
async function run(api: TestApi, now: Date): Promise<void> {
  const failures: object[] = [];
  const log = { error: (details: object) => void failures.push(details) };
  const options = { ...testTexts, store: api.store, settings: testSettings, log, wakeOutbox() {}, now: () => now };
  await Promise.all([startDigests(options), startDigests(options)].map((job) => job.stop()));
  expect(failures).toEqual([]);
}

const mailsOf = async (api: TestApi) => (await api.store.outbox.list()).filter(({ kind }) => kind === 'account');
const recipientsOf = async (api: TestApi) => (await mailsOf(api)).map(({ recipient }) => recipient.split('@')[0]).toSorted();

describe.each(engines)('mails that people have chosen, on $name', (engine) => {
  test('what waits too long comes once on a working morning, to whoever may see it and is there', async () => {
    const api = await startApi(engine);
    await addReader(api, 'sales', 'sales', ['overdue']);
    await addReader(api, 'hiring', 'hiring', ['overdue']);
    await addReader(api, 'quiet', 'sales', []);
    await addReader(api, 'away', 'sales', ['overdue'], '2999-12-31');
    const { reference } = (await api.post('/api/quotes', quote())).json();

    await run(api, moment(week.last, opens, -40));
    const before = await recipientsOf(api);
    await run(api, moment(week.last, opens, -20));
    await run(api, moment(week.last, opens, 20));

    expect(before).toEqual([]);
    expect(await recipientsOf(api)).toEqual(['sales']);
    const [mail] = await mailsOf(api);
    expect(mail?.body).toContain(reference);
    expect(mail?.body).not.toMatch(/Amal|visitor\.example|tills/);
    if (week.dayOff === undefined) return;
    await run(api, moment(week.dayOff, opens, 20));
    expect(await recipientsOf(api)).toEqual(['sales']);
  });

  test('nothing that waits too long is no mail', async () => {
    const api = await startApi(engine);
    await addReader(api, 'sales', 'sales', ['overdue']);

    await run(api, moment(week.last, opens));

    expect(await mailsOf(api)).toEqual([]);
  });

  test('the week in numbers comes before it ends, with what each may see', async () => {
    const api = await startApi(engine);
    await addReader(api, 'sales', 'sales', ['week']);
    await addReader(api, 'editor', 'editor', ['week']);
    const now = moment(week.last, closes, -30);
    const sent = sampleValues(quoteForm);
    const receipt = { reference: 'ACDEFGHJ', receivedAt: new Date(now.getTime() - minuteMs).toISOString() };
    await api.store.transaction(({ quotes }) => quotes.add({ ...sent, ...receipt, suspicious: false, locale: 'en' }));

    await run(api, now);
    await run(api, moment(week.last, closes));

    expect(await recipientsOf(api)).toEqual(['editor', 'sales']);
    const texts = new Map((await mailsOf(api)).map(({ recipient, body }) => [recipient.split('@')[0], body]));
    expect(texts.get('sales')).toMatch(/Quotes\s+1/);
    expect(texts.get('sales')).not.toContain('Applications');
    expect(texts.get('editor')).not.toContain('Quotes');
    expect(texts.get('editor')).toMatch(/Reviews\s+0/);
  });

  test('a new request is told at once to whoever wants it, but not what looks automatic, nor twice to the address of all requests', async () => {
    const api = await startApi(engine);
    await addReader(api, 'sales', 'sales', ['newQuote']);
    await addReader(api, 'staff', 'sales', ['newQuote']);
    await addReader(api, 'hiring', 'hiring', ['newQuote']);

    const { reference } = (await api.post('/api/quotes', quote())).json();
    await api.post(
      '/api/quotes',
      quote({ extra: undefined, remark: 'https://spam.example', elapsedMs: 900, email: 'bot@visitor.example' }),
    );

    expect(await recipientsOf(api)).toEqual(['sales']);
    const [mail] = await mailsOf(api);
    expect(mail?.subject).toBe(`New quote, ${reference}`);
    const found = await api.store.officeQuotes.findByReference(reference);
    expect(mail?.body).toContain(`https://company.example/office/quotes/${found?.id}`);
    expect(mail?.body).not.toMatch(/Amal|tills/);
  });
});
