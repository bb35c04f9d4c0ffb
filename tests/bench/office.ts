// `npm run bench:office`: the Office with 100,000 quotes, 50,000 applications, 50,000 events, 5,000 clients and 4,000 changed lines of texts. Prints
// the 95th percentile of each query at the server, on SQLite and, with DATABASE_URL, on that PostgreSQL database, which has to be empty; and that
// of each key that moves in a list, or types a text of the site, from the key to the paint, in a browser with a processor slowed down four times. Fails when one is above the limit.
// `npm run bench:office -- moves` measures the keys alone.
import { describeQuote } from '#api/cases/quotes/describe-quote';
import { listQuotes } from '#api/cases/quotes/list-quotes';
import { listFaulty } from '#api/services/office/attention';
import { listClients } from '#api/services/office/clients';
import { describeContact } from '#api/services/office/contacts/contacts';
import { describeFigures } from '#api/services/office/figures/describe-figures';
import { findAll } from '#api/services/office/find';
import { listHistory } from '#api/services/office/history';
import { countWaiting, describeToday } from '#api/services/office/today';
import type { StoreLocation } from '#api/store/engines/open-engine';
import { openStore, type Store } from '#api/store/open-store';
import { calendarDay } from '#api/time/company-time';
import { dayLater } from '#contract/hours/hours-exceptions';
import type { ClientQuery } from '#contract/office/clients';
import { comparedPeriod } from '#contract/office/figures/periods';
import type { QuoteQuery } from '#contract/office/quotes';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { percentile95 } from './support/measures.ts';
import { applicationQueries, readingOf } from './support/office-applications.ts';
import { measureMoves } from './support/office-moves.ts';
import { clients, endOfQuotes, fillOffice, me } from './support/office-store.ts';
import { textQueries } from './support/office-texts.ts';

const runs = 40;
const limitMs = 100;
/** A report of so many quotes is read once a week, and its statements let visitors in between. */
const reportLimitsMs: Record<string, number> = { 'figures, a year': 250, 'figures, three years': 400 };

const hasQueries = process.argv[2] !== 'moves';
const site = await SiteProcess.start('working');
try {
  const results: Record<string, Record<string, string>> = {};
  const location = { dataDir: site.dataDir };
  await fillOffice(location);
  if (hasQueries) results.SQLite = await measure(location);
  const { DATABASE_URL: databaseUrl } = process.env;
  if (hasQueries && databaseUrl) {
    await fillOffice({ ...location, databaseUrl });
    results.PostgreSQL = await measure({ ...location, databaseUrl });
  }
  if (hasQueries) console.table(results);
  // What the engine has learned about the tables counts from the next start.
  await site.restart();
  console.table(
    Object.fromEntries(Object.entries(await measureMoves(site)).map(([name, times]) => [name, { ms: judged(percentile95(times)) }])),
  );
} finally {
  await site.remove();
}

/** In milliseconds; one above the limit is a failure. */
function judged(p95: number, limit = limitMs): string {
  if (p95 > limit) process.exitCode = 1;
  return p95.toFixed(1);
}

async function measure(location: StoreLocation): Promise<Record<string, string>> {
  const store = await openStore(location);
  try {
    const now = endOfQuotes;
    const query = (changes: Partial<QuoteQuery>): QuoteQuery => ({ view: 'waiting', sort: 'turn', limit: 50, ...changes });
    const list = (changes: Partial<QuoteQuery>) => () => listQuotes(reading, query(changes));
    const reading = readingOf(store, me, now);
    const { rows } = await listQuotes(reading, query({}));
    const id = rows[0]?.id ?? '';
    const reader = { id: me, roles: ['owner'] as const, preferences: { locale: 'en' as const } };
    const finder = { roles: ['owner'] as const, locale: 'en' as const, now };
    const queries: Record<string, () => Promise<unknown>> = {
      'waiting, by turn': list({}),
      'everything, newest': list({ view: 'everything', sort: 'newest' }),
      'everything, by name': list({ view: 'everything', sort: 'name' }),
      mine: list({ view: 'mine' }),
      'state and country': list({ view: 'everything', state: ['won'], country: ['Oman'] }),
      'nobody’s, overdue': list({ assignee: ['nobody'], overdue: true }),
      'search, a reference': list({ view: 'everything', search: rows[3]?.reference ?? '' }),
      'search, a thousand of long ago': list({ view: 'everything', search: 'R0001' }),
      'search, a name': list({ view: 'everything', search: 'client 4711' }),
      'search, two words': list({ view: 'everything', search: 'احمد شاشه 77' }),
      'search, a common word': list({ view: 'everything', search: 'tills' }),
      'search, an Arabic word with its article': list({ view: 'everything', search: 'المواقع' }),
      'search, a number as a display shows it': list({
        view: 'everything',
        search: `+96279${((4_711 * 7_919) % 10_000_000).toString().padStart(7, '0')}`,
      }),
      'search, the end of a number': list({ view: 'everything', search: '94237' }),
      'search, three digits of a number': list({ view: 'everything', search: '942' }),
      'search, the beginning of all numbers': list({ view: 'everything', search: '+962 7' }),
      'in the palette, a number': () => findAll(store, finder, '4237'),
      'in the palette, a name': () => findAll(store, finder, 'amal'),
      'a person': () => describeContact(store, id, { roles: ['owner'], locale: 'en' }),
      detail: () => describeQuote(reading, id),
      today: () => describeToday(store, reader, now),
      counts: () => countWaiting(store, reader, now),
      ...figureQueries(store, now),
      history: () => listHistory(store, reader, { limit: 100 }),
      'history, words of a sentence': () =>
        listHistory(store, reader, { search: 'in progress amal', told: ['0.privacy.exported', '1.quote.state=talk'], limit: 100 }),
      'history, words of none': () => listHistory(store, reader, { search: 'rejected nobody', told: ['0.review.rejected'], limit: 100 }),
      ...clientQueries(store),
      'needs attention': () => listFaulty(store, ['owner']),
      ...(await applicationQueries(store, me)),
      ...textQueries(store),
    };
    const times: Record<string, string> = {};
    for (const [name, run] of Object.entries(queries)) times[name] = judged(percentile95(await timesOf(run)), reportLimitsMs[name]);
    return times;
  } finally {
    await store.close();
  }
}

/** The figures of the shortest and of the longest periods, up to the last quote. */
function figureQueries(store: Store, now: Date): Record<string, () => Promise<unknown>> {
  const calendar = { today: calendarDay(now), firstDay: 'Saturday' } as const;
  const read =
    (...period: Parameters<typeof comparedPeriod>) =>
    () =>
      describeFigures(store, ['owner'], comparedPeriod(...period));
  return {
    'figures, last week': read('lastWeek', calendar),
    'figures, a quarter': read('quarter', calendar),
    'figures, a year': read('year', { ...calendar, today: `${now.getUTCFullYear() - 1}-12-31` }),
    'figures, three years': read('own', calendar, { from: dayLater(calendar.today, -1_000), to: calendar.today }),
  };
}

/** The wall as the Office asks for it, and as the site shows it. */
function clientQueries(store: Store): Record<string, () => Promise<unknown>> {
  const list = (changes: Partial<ClientQuery>) => () => listClients(store, { limit: 200, ...changes });
  return {
    'clients, the first 200': list({}),
    'clients, the last page': async () => {
      const [row] = (await listClients(store, { limit: 1, search: `${clients - 200}` })).rows;
      return listClients(store, { limit: 200, after: cursorAt((clients - 200) * 1_024, row?.id ?? '') });
    },
    'clients, search by name': list({ search: 'client 471' }),
    'clients, search by Arabic name': list({ search: 'احمد' }),
    'clients, search by service': list({ search: 'web', named: ['Web'] }),
    'clients, a category': list({ category: ['Banks'] }),
    'clients, without Arabic': list({ is: ['no-arabic', 'private'] }),
    'clients, needing attention': list({ is: ['attention'] }),
    'clients, summary': () => store.officeClients.summary(),
    'clients, one moved far': async () => {
      const [row] = (await listClients(store, { limit: 1 })).rows;
      await store.transaction(({ officeClients }) => officeClients.move(row?.id ?? '', clients));
    },
    'clients, in the palette': () => store.officeClients.found('client 47', 8),
  };
}

function cursorAt(sortOrder: number, id: string): string {
  return Buffer.from(JSON.stringify([sortOrder, id])).toString('base64url');
}

/** Milliseconds, after three runs that do not count. */
async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = -3; index < runs; index++) {
    const began = performance.now();
    await run();
    if (index >= 0) times.push(performance.now() - began);
  }
  return times;
}
