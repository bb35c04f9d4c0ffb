import { expect, test, vi } from 'vitest';
import { mails } from '#content/en/mails';
import type { ChangedTexts } from '#contract/texts/changed-texts';
import { liveTexts } from './live-texts.ts';

const greeting: ChangedTexts = { mails: { en: { 'confirmation/greeting': 'Good day {name},' } } };

test('mails are written with the words of now, and those that are not changed stay', async () => {
  const live = liveTexts(async () => greeting);
  const before = live.texts.en.mails.confirmation.greeting;

  await live.refreshTexts();

  expect([before, live.texts.en.mails.confirmation.greeting]).toEqual([mails.confirmation.greeting, 'Good day {name},']);
  expect(live.texts.en.mails.answer).toEqual(mails.answer);
});

test('names of fields and days follow the texts of forms and hours', async () => {
  const live = liveTexts(async () => ({ quoteFormText: { en: { 'labels/country': 'Where' } }, days: { en: { 'full/Monday': 'Mo' } } }));

  await live.refreshTexts();

  expect([live.texts.en.fields.quote.labels.country, live.texts.en.hours.days.Monday]).toEqual(['Where', 'Mo']);
});

test('while they cannot be read the texts stay, and only the first request waits', async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<ChangedTexts>>(() => new Promise(() => undefined));
  const live = liveTexts(read);

  const first = live.refreshTexts();
  await vi.advanceTimersByTimeAsync(500);
  await first;
  await live.refreshTexts();

  expect([read.mock.calls.length, live.texts.en.mails]).toEqual([1, mails]);
  vi.useRealTimers();
});
