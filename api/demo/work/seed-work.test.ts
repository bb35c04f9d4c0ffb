import { expect, test } from 'vitest';
import { shownOfferStates } from '#contract/offers/offer-states';
import { changeCase } from '../../cases/change-case.ts';
import { listOffers } from '../../cases/offers/list-offers.ts';
import { addOffer } from '../../cases/offers/offers.ts';
import { quoteCases } from '../../cases/quotes/quote-cases.ts';
import { describeToday } from '../../services/office/today.ts';
import { inTransaction } from '../../store/work.ts';
import { anyEngine } from '../../testing/engines.ts';
import { offerContent } from '../../testing/offers.ts';
import { startApi, type TestApi, testSettings } from '../../testing/test-api.ts';
import { testTexts } from '../../testing/texts.ts';
import { removeDemo } from '../remove.ts';
import { seedDemo } from '../seed.ts';

const now = new Date();

async function officeWithDemo(): Promise<TestApi> {
  const api = await startApi(anyEngine);
  await seedDemo(api.store, api.files, { ...testTexts, settings: testSettings }, now);
  return api;
}

test('the demo fills the Office: a day that can be worked through, and conversations behind it', async () => {
  const { store } = await officeWithDemo();

  const today = await describeToday(store, { id: 'somebody', roles: ['owner'], preferences: { locale: 'en' } }, now);
  expect([today.undelivered.length, today.reminders.length]).toEqual([1, 2]);
  expect(today.overdue).toBeLessThan(5);
  expect(today.total).toBeGreaterThan(10);
  expect(today.total).toBeLessThan(25);
  const [quotes, applications] = [await store.quotes.list(), await store.applicants.list()];
  expect([quotes.length, applications.length]).toEqual([30, 26]);
  for (const { fullName, email } of [...quotes, ...applications]) {
    expect(fullName).toMatch(/\((demo|تجريبي)\)$/);
    expect(email).toMatch(/@demo\.example$/);
  }
  expect(quotes.filter(({ locale }) => locale === 'ar')).toHaveLength(15);
});

test('the demo has price offers in every state, in both languages, and files that both sides have sent', async () => {
  const { store, files } = await officeWithDemo();

  const { rows } = await listOffers(store, { limit: 100 }, now);

  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(shownOfferStates));
  expect(rows.filter(({ state }) => state === 'open').map(({ delivery }) => delivery?.state ?? 'none')).toEqual(['sent', 'none']);
  for (const { quote } of rows) expect(quote.name).toMatch(/\((demo|تجريبي)\)$/);
  const numbers = new Set(rows.flatMap(({ number }) => number ?? []));
  expect(numbers.size).toBe(7);
  const kept: string[] = [];
  for await (const { key } of files.list('attachments')) kept.push(key);
  expect(new Set(kept)).toEqual(await store.caseFiles.keys());
  expect(kept).toHaveLength(3);
});

test('nothing of the demo happens after now', async () => {
  const { store } = await officeWithDemo();

  const events = await store.events.list({ limit: 200 });

  expect(events.length).toBeGreaterThan(50);
  expect(events.filter(({ at }) => at > now.toISOString()).map(({ kind, at, subject }) => [kind, at, subject?.name])).toEqual([]);
});

test('no mail of the demo waits to be sent', async () => {
  const { store } = await officeWithDemo();

  expect(await store.outbox.summary()).toMatchObject({ waiting: 0, dead: 1 });
});

test('what the Office was filled with goes without a trace, and the visitors’ entries with it', async () => {
  const api = await officeWithDemo();

  const { kept, keptWork, withdrawn } = await removeDemo(api.store, api.files);

  expect([kept, keptWork, withdrawn]).toEqual([[], [], []]);
  expect(await api.store.isEmpty()).toBe(true);
  expect(await api.resumes()).toEqual([]);
  expect(await api.store.outbox.list()).toEqual([]);
  expect(await api.store.accounts.list()).toEqual([]);
  expect(await api.store.events.list({ limit: 10 })).toEqual([]);
  const offers = await api.store.offers.figures('2000-01-01T00:00:00.000Z');
  expect([offers, await api.store.offers.nextNumber('2026')]).toEqual([{ open: [], accepted: [] }, '2026-0001']);
  expect([...(await api.store.caseFiles.keys())]).toEqual([]);
});

test('a quote of the demo for which somebody has written a price offer stays, with it', async () => {
  const api = await officeWithDemo();
  const quote = (await api.store.quotes.list()).find(({ fullName }) => fullName === 'Dina (demo)');
  const actor = { id: 'somebody', name: 'Somebody' };
  await inTransaction(api.store, { actor }, (work) => addOffer(work, quote?._id ?? '', { content: offerContent() }));

  const { keptWork } = await removeDemo(api.store, api.files);

  expect(keptWork.map(({ name }) => name)).toEqual(['Dina (demo)']);
  expect(await api.store.offers.ofQuote(quote?._id ?? '')).toHaveLength(1);
});

test('a quote that somebody has changed stays, with the colleague who has it', async () => {
  const api = await officeWithDemo();
  const quote = (await api.store.quotes.list()).find(({ fullName }) => fullName === 'Leila (demo)');
  const actor = { id: 'somebody', name: 'Somebody' };
  await inTransaction(api.store, { actor }, (work) => changeCase(quoteCases, work, { id: quote?._id ?? '' }, { state: 'won' }));

  const { keptWork } = await removeDemo(api.store, api.files);

  expect(keptWork.map(({ kind, name }) => [kind, name])).toEqual([
    ['quotes', 'Leila (demo)'],
    ['accounts', 'Rami Demo'],
  ]);
});
