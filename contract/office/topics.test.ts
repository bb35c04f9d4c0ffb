import { expect, test } from 'vitest';
import { eventKinds } from './history.ts';
import { announcedBy, changedFor } from './topics.ts';

test('recording an event announces something, but for the few that only the history shows', () => {
  expect(eventKinds.filter((kind) => announcedBy(kind).length === 0)).toEqual([
    'quote.file',
    'application.resume',
    'application.file',
    'account.failed',
    'account.provider-refused',
    'privacy.exported',
  ]);
  expect(announcedBy('quote.note')).toEqual(['quotes']);
  expect(announcedBy('privacy.erased')).toEqual(
    expect.arrayContaining(['quotes', 'reviews', 'applications', 'mails', 'people', 'account']),
  );
});

test('whoever may use a template hears of templates, and hiring hears of nothing that it may not see', () => {
  expect((['owner', 'sales', 'hiring', 'editor'] as const).filter((role) => changedFor([role], ['templates']).length > 0)).toEqual([
    'owner',
    'sales',
    'hiring',
  ]);
  expect(changedFor(['hiring'], ['quotes', 'reviews', 'clients'])).toEqual([]);
});

test('a mail that arrives shows in what it is about, once each, as far as the role may see that', () => {
  expect(changedFor(['owner'], ['mails', 'quotes'])).toEqual(['mails', 'quotes', 'reviews', 'applications', 'contacts']);
  expect(changedFor(['hiring'], ['mails'])).toEqual(['mails', 'applications']);
});
