import { expect, test } from 'vitest';
import { eventKinds } from './history.ts';
import { announcedBy, changedWith, isHeardBy } from './topics.ts';

test('recording an event announces something, but for the few that only the history shows', () => {
  expect(eventKinds.filter((kind) => announcedBy(kind).length === 0)).toEqual(['application.resume', 'account.failed', 'privacy.exported']);
  expect(announcedBy('quote.note')).toEqual(['quotes']);
  expect(announcedBy('privacy.erased')).toEqual(
    expect.arrayContaining(['quotes', 'reviews', 'applications', 'mails', 'people', 'account']),
  );
});

test('whoever may use a template hears of templates, and hiring hears of nothing that it may not see', () => {
  expect((['owner', 'sales', 'hiring', 'editor'] as const).map((role) => isHeardBy(role, 'templates'))).toEqual([true, true, true, false]);
  expect((['quotes', 'reviews', 'clients'] as const).map((topic) => isHeardBy('hiring', topic))).toEqual([false, false, false]);
});

test('a mail that arrives shows in what it is about, once each', () => {
  expect(changedWith(['mails', 'quotes'])).toEqual(['mails', 'quotes', 'reviews', 'applications']);
});
