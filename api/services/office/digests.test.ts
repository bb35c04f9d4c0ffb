import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { workingWeek } from '#brand/week';
import { quoteForm } from '#contract/forms/quote';
import { openingsOn } from '#contract/hours/hours-exceptions';
import type { MailTopic } from '#contract/office/account';
import type { Role } from '#contract/office/permissions';
import { sampleValues } from '#contract/testing/sample-values';
import { defaultPreferences } from '../../accounts/people.ts';
import { engines } from '../../testing/engines.ts';
import { quote } from '../../testing/forms.ts';
import { startApi, type TestApi, testSettings } from '../../testing/test-api.ts';
import { testTexts } from '../../testing/texts.ts';
import { calendarDay } from '../../time/company-time.ts';
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
  await api.store.accounts.add({ name, email: `${name}@company.example`, roles: [role], status: 'active', preferences }, new Date());
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

  test('the figures of the week come once, at eight of the first day on which the office opens, with what each may see', async () => {
    const api = await startApi(engine);
    await addReader(api, 'sales', 'sales', ['week']);
    await addReader(api, 'editor', 'editor', ['week']);
    const now = moment(week.first, '08:00');
    const sent = sampleValues(quoteForm);
    const received = (reference: string, days: number) => ({
      reference,
      receivedAt: new Date(now.getTime() - days * 24 * 60 * minuteMs).toISOString(),
    });
    await api.store.transaction(async ({ quotes }) => {
      for (const [reference, days] of [
        ['ACDEFGHJ', 1],
        ['KMNPQRTU', 6],
        ['VWXY3467', 8],
      ] as const)
        await quotes.add({
          ...sent,
          ...received(reference, days),
          sourcePage: '/contact',
          sourceBefore: '/seo',
          suspicious: false,
          locale: 'en',
        });
    });

    await run(api, moment(week.first, '08:00', -5));
    const before = await recipientsOf(api);
    await run(api, now);
    await run(api, moment(week.first, '08:00', 60));
    await run(api, moment(week.last, closes, -30));

    expect(before).toEqual([]);
    expect(await recipientsOf(api)).toEqual(['editor', 'sales']);
    const texts = new Map((await mailsOf(api)).map(({ recipient, body }) => [recipient.split('@')[0], body]));
    expect(texts.get('sales')).toMatch(/Quotes\s+2 \(1 the week before\)/);
    expect(texts.get('sales')).toMatch(/Quotes by page\s+\/seo: 2/);
    expect(texts.get('sales')).toContain('https://company.example/office/figures?period=lastWeek');
    expect(texts.get('sales')).not.toContain('Applications');
    expect(texts.get('editor')).not.toContain('Quotes');
    expect(texts.get('editor')).toMatch(/Reviews\s+0/);
  });

  test('where the first days of a week are days off, its figures come on the first day after them', async () => {
    const api = await startApi(engine);
    await addReader(api, 'sales', 'sales', ['week']);
    const now = moment(week.first, '08:00');
    const from = calendarDay(now);
    const holiday = { name: { en: 'A holiday', ar: 'عطلة' }, from, to: from, week: null };
    await api.store.transaction(({ company }) => company.change({ hoursExceptions: [holiday] }, 0, true));
    const dayAfter = new Date(now.getTime() + 24 * 60 * minuteMs);

    await run(api, now);
    const onHoliday = await recipientsOf(api);
    await run(api, dayAfter);

    expect(onHoliday).toEqual([]);
    const opensNext = openingsOn({ ...hours, exceptions: [] }, calendarDay(dayAfter)).length > 0;
    expect(await recipientsOf(api)).toEqual(opensNext ? ['sales'] : []);
  });

  test('the figures are in the language of the reader', async () => {
    const api = await startApi(engine);
    const preferences = { ...defaultPreferences('ar'), mails: ['week' as const], awayUntil: null };
    await api.store.accounts.add(
      { name: 'رامي', email: 'rami@company.example', roles: ['owner'], status: 'active', preferences },
      new Date(),
    );

    await run(api, moment(week.first, '08:00'));

    const [mail] = await mailsOf(api);
    expect(mail?.subject).toBe('الأسبوع بالأرقام');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.body).toContain('طلبات التوظيف');
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
