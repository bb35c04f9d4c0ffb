import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanyValues } from '#contract/company';
import { dayLater } from '#contract/hours/hours-exceptions';
import { weekOf } from '#contract/hours/week-hours';
import { localizedPath } from '#contract/locales';
import { urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { quoteForm } from '#server/testing/forms';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { testWithArabic } from './test-with-arabic.ts';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));

const week = (days: string[], opens: string, closes: string) => weekOf((day) => (days.includes(day) ? [{ opens, closes }] : []));
const sundayToThursday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const from = '2027-02-08';
const ramadan = { from, to: '2027-03-09', name: { en: 'Ramadan', ar: 'رمضان' }, week: week(sundayToThursday, '10:00', '15:00') };
const eid = { from: '2027-03-10', to: '2027-03-12', name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' }, week: null };
const values: CompanyValues = { weekHours: week(sundayToThursday, '08:30', '16:30'), hoursExceptions: [ramadan, eid] };

const said = {
  en: {
    ordinary: 'Sunday to Thursday, 08:30 to 16:30',
    ramadan: 'Ramadan, 8 February to 9 March: Sunday to Thursday, 10:00 to 15:00',
    eid: 'Eid al-Fitr, 10 to 12 March: closed',
  },
  ar: {
    ordinary: 'من الأحد إلى الخميس، من 08:30 إلى 16:30',
    ramadan: 'رمضان، من 8 شباط إلى 9 آذار: من الأحد إلى الخميس، من 10:00 إلى 15:00',
    eid: 'عيد الفطر، من 10 إلى 12 آذار: مغلق',
  },
};

// Noon where the company is, or not far from it.
const goTo = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00Z`));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function siteWith(changes: CompanyValues): Promise<TestServer> {
  const server = await startTestServer({}, built);
  const { version } = await server.backend.store.company.current();
  await server.backend.store.transaction(({ company }) => company.change(changes, version, true));
  return server;
}

/** Reads a page. A machine that is too busy to render the error pages in time serves others as they were. */
async function read(server: TestServer, path: string): Promise<string> {
  const { body, headers } = await server.app.inject(path);
  return headers['x-page-cache'] === 'stale' ? read(server, path) : body.replaceAll('\u00a0', ' ');
}
const withoutMoments = (html: string) => html.replaceAll(/(?<=&quot;at&quot;:\[0,)\d{13}|(?<= uid=")\w+/g, '');

testWithArabic(
  'an exception is announced, applies and is over by itself, on every page, in both languages',
  { timeout: 120_000 },
  async () => {
    goTo('2027-01-20');
    const server = await siteWith(values);
    const pages = [urls.home, urls.contact, urls.maintenance, urls.careers, '/nowhere'];
    const paths = (['en', 'ar'] as const).flatMap((locale) => pages.map((page) => ({ locale, path: localizedPath(page, locale) })));
    const before = new Map(await Promise.all(paths.map(async ({ path }) => [path, withoutMoments(await read(server, path))] as const)));
    const wrong = async (shown: (keyof typeof said.en)[]) => {
      const found: string[] = [];
      for (const { locale, path } of paths) {
        const html = await read(server, path);
        for (const what of ['ramadan', 'eid'] as const)
          if (html.includes(said[locale][what]) !== shown.includes(what)) found.push(`${path}: ${what}`);
      }
      return found;
    };

    expect(await wrong([])).toEqual([]);
    goTo(dayLater(from, -14));
    expect(await wrong(['ramadan'])).toEqual([]);
    goTo('2027-03-01');
    expect(await wrong(['ramadan', 'eid'])).toEqual([]);
    goTo('2027-03-11');
    expect(await wrong(['eid'])).toEqual([]);
    goTo('2027-03-13');
    expect(await wrong([])).toEqual([]);
    // Structured data have lost what is over.
    const changed = await Promise.all(
      [...before].map(async ([path, html]) => (withoutMoments(await read(server, path)) === html ? [] : [path])),
    );
    expect(changed.flat()).toEqual([urls.home, urls.contact, '/ar', '/ar/contact']);
  },
);

testWithArabic('the contact page puts first what applies today', { timeout: 60_000 }, async () => {
  goTo('2027-03-01');
  const server = await siteWith(values);
  const english = await read(server, urls.contact);
  const arabic = await read(server, localizedPath(urls.contact, 'ar'));

  expect(english).toMatch(/Ramadan, 8 February to 9 March<\/p><p[^>]*>Sunday to Thursday, 10:00 to 15:00<\/p>/);
  expect(english).toContain(`Outside these days: ${said.en.ordinary}`);
  expect(arabic).toContain(`في غير هذه الأيام: ${said.ar.ordinary}`);
  goTo('2027-03-10');
  expect(await read(server, urls.contact)).toMatch(/Eid al-Fitr, 10 to 12 March<\/p><p[^>]*>Closed<\/p>/);
});

test('words, structured data, receipt and confirmation say the same', { timeout: 60_000 }, async () => {
  goTo('2027-03-01');
  const server = await siteWith(values);
  const html = await read(server, urls.contact);
  const [company] = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')['@graph'];

  const inRamadan = { validFrom: from, validThrough: '2027-03-09' };
  expect(company.openingHoursSpecification).toEqual({
    ...{ '@type': 'OpeningHoursSpecification', opens: '08:30', closes: '16:30' },
    dayOfWeek: expect.arrayContaining(sundayToThursday),
  });
  expect(company.specialOpeningHoursSpecification).toMatchObject([
    { ...inRamadan, dayOfWeek: expect.arrayContaining(sundayToThursday), opens: '10:00', closes: '15:00' },
    { ...inRamadan, dayOfWeek: ['Friday', 'Saturday'], opens: '00:00', closes: '00:00' },
    { validFrom: '2027-03-10', validThrough: '2027-03-12', opens: '00:00', closes: '00:00' },
  ]);

  const receipt = (await server.app.inject(quoteForm())).body.replaceAll('\u00a0', ' ');
  const mails = await server.backend.store.outbox.list();
  const confirmation = mails.find(({ kind }) => kind === 'confirmation')?.body.replaceAll('\u00a0', ' ');
  for (const text of [html, receipt, confirmation]) for (const words of Object.values(said.en)) expect(text).toContain(words);
});
