import { expect, test } from 'vitest';
import { changeCase } from '../../cases/change-case.ts';
import { quoteCases } from '../../cases/quotes/quote-cases.ts';
import { describeToday } from '../../services/office/today.ts';
import { inTransaction } from '../../store/work.ts';
import { anyEngine } from '../../testing/engines.ts';
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
  expect([quotes.length, applications.length]).toEqual([30, 25]);
  for (const { fullName, email } of [...quotes, ...applications]) {
    expect(fullName).toMatch(/\((demo|تجريبي)\)$/);
    expect(email).toMatch(/@demo\.example$/);
  }
  expect(quotes.filter(({ locale }) => locale === 'ar')).toHaveLength(15);
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
