import { expect, test } from 'vitest';
import { weekOf } from '#contract/hours/week-hours';
import { eventKinds, type HistoryEvent } from '#contract/office/history';
import { history as arabic } from '../../content/ar/history.ts';
import { history as english } from '../../content/en/history.ts';
import { changedExceptions, changedFields, sentenceOf, valuesOf, weekOfHours } from './describe-event.ts';

const rana = { id: 'rana', name: 'Rana' };
const subject = { kind: 'quote', id: 'a-quote', name: 'Huda', reference: 'K7RM4QWD' } as const;
const event = (changes: Partial<HistoryEvent>): HistoryEvent => ({
  id: 'an-event',
  at: '2026-11-22T07:40:00.000Z',
  actor: rana,
  kind: 'quote.note',
  subject,
  before: null,
  after: null,
  ...changes,
});

test('every kind of event has its sentence, with values and without, in every language', () => {
  const shapes = [{}, { subject: null }, { actor: null }, { before: 'one', after: 'two' }, { before: 'one' }, { after: 'removed' }];
  const told = eventKinds.flatMap((kind) => shapes.map((shape) => sentenceOf(event({ kind, ...shape }))));
  expect(told.filter((sentence) => !(sentence in english.sentences) || !(sentence in arabic.sentences))).toEqual([]);
});

test('a sentence says what became of a thing, not only that it was changed', () => {
  expect(sentenceOf(event({ kind: 'quote.assignee', before: 'Sami' }))).toBe('quote.unassigned');
  expect(sentenceOf(event({ kind: 'quote.assignee', after: 'Lina' }))).toBe('quote.assignee');
  expect(sentenceOf(event({ kind: 'review.decided', after: 'rejected' }))).toBe('review.rejected');
  expect(sentenceOf(event({ kind: 'quote.replied', actor: null }))).toBe('quote.replied');
  expect(sentenceOf(event({ kind: 'quote.replied' }))).toBe('quote.repliedByHand');
});

test('of a client the new name is told, whether all that has changed was kept or the names alone', () => {
  const changed = (before: string | null, after: string | null) => event({ kind: 'client.changed', before, after });
  const [names, values] = [changed('Mills', 'Harbour'), changed('{"name":"Mills"}', '{"name":"Harbour"}')];
  for (const renamed of [names, values])
    expect([sentenceOf(renamed), valuesOf(renamed)]).toEqual(['client.renamed', { before: 'Mills', after: 'Harbour' }]);
  for (const other of [changed('{"logo":""}', '{"logo":"/uploads/a.png"}'), changed(null, '{"name":"Harbour"}'), changed(null, null)])
    expect(sentenceOf(other)).toBe('client.changed');
});

test('an edit names the fields that it has changed, of a job in either language, and of a renamed client the others', () => {
  const edited = (kind: HistoryEvent['kind'], before: object | null, after: object) =>
    changedFields(event({ kind, before: before && JSON.stringify(before), after: JSON.stringify(after) }));

  expect(edited('client.changed', { logo: '', category: 'Banks' }, { logo: '/a.png', category: 'Other Clients' })).toEqual([
    'logo',
    'category',
  ]);
  expect(edited('client.changed', { name: 'Mills', logo: '' }, { name: 'Harbour', logo: '/a.png' })).toEqual(['logo']);
  expect(edited('client.changed', null, { name: 'Harbour' })).toEqual(['name']);
  expect(edited('office.changed', { phone: '1' }, { phone: '2', unknown: 1 })).toEqual(['phone']);
  const text = { jobTitle: 'Installer', location: 'Amman', summary: 'Cables' };
  const content = { closingDate: '2026-12-01', en: text, ar: text };
  const changed = { closingDate: '2026-12-02', en: text, ar: { ...text, summary: 'More cables' } };
  expect(edited('job.changed', { content }, { content: changed })).toEqual(['closingDate', 'summary']);
  expect(changedFields(event({ kind: 'client.changed', before: 'Mills', after: 'Harbour' }))).toEqual([]);
  expect(changedFields(event({ kind: 'company.changed', before: '{"name":"a"}', after: '{"name":"b"}' }))).toEqual([]);
});

test('of a text what people read is told, not how it is stored', () => {
  const changed = (before: string, after: string) => event({ kind: 'text.changed', before, after });
  const headline = changed('{"before":"All that has a ","highlight":"plug"}', '"Everything"');
  expect([sentenceOf(headline), valuesOf(headline)]).toEqual(['text.changed', { before: 'All that has a plug', after: 'Everything' }]);
  expect([changed('null', '"New"'), changed('"New"', 'null')].map(sentenceOf)).toEqual(['text.first', 'text.takenBack']);
});

test('ended sessions name the person unless they ended their own', () => {
  const person = (id: string) => ({ kind: 'person', id, name: 'Sami', reference: null }) as const;
  expect(sentenceOf(event({ kind: 'account.sessions-ended', subject: person('sami'), after: '2' }))).toBe('account.sessionsEndedOf');
  expect(sentenceOf(event({ kind: 'account.sessions-ended', subject: person('rana'), after: '2' }))).toBe('account.sessions-ended');
});

test('of the hours the week before and after is told, where that was changed', () => {
  const week = (opens: string) => JSON.stringify({ weekHours: weekOf((day) => (day === 'Sunday' ? [{ opens, closes: '17:00' }] : [])) });
  const changed = (before: string, after: string) => event({ kind: 'company.hours', before, after });
  expect(sentenceOf(changed(week('09:00'), week('08:30')))).toBe('company.weekHours');
  expect(sentenceOf(changed('{"hoursExceptions":[]}', '{"hoursExceptions":[]}'))).toBe('company.hours');
  expect(weekOfHours(week('08:30'))?.Sunday).toEqual([{ opens: '08:30', closes: '17:00' }]);
});

test('of exceptions of the hours those are named that were added, changed or taken away', () => {
  const exception = (en: string, to: string, from = to) => ({ name: { en, ar: 'رمضان' }, week: null, from, to });
  const hours = (...hoursExceptions: object[]) => JSON.stringify({ hoursExceptions });
  const changed = (before: string, after: string) => changedExceptions(event({ kind: 'company.hours', before, after }), 'en');
  const [ramadan, holiday] = [exception('Ramadan', '2027-03-09', '2027-02-08'), exception('Holiday', '2027-03-12')];
  expect(changed(hours(holiday), hours(holiday, ramadan))).toEqual(['Ramadan']);
  expect(changed(hours(holiday, ramadan), hours(ramadan))).toEqual(['Holiday']);
  expect(changed(hours(ramadan), hours(exception('Ramadan', '2027-03-10')))).toEqual(['Ramadan']);
  expect(changedExceptions(event({ kind: 'company.hours', before: hours(), after: hours(ramadan) }), 'ar')).toEqual(['رمضان']);
});

test('of a template and a webhook the fields are told, of the latter without their values', () => {
  expect(changedFields(event({ kind: 'template.changed', before: '{"name":"a","text":"b"}', after: '{"name":"c","text":"d"}' }))).toEqual([
    'name',
    'text',
  ]);
  expect(changedFields(event({ kind: 'webhook.changed', after: '["url","isOn"]' }))).toEqual(['url', 'isOn']);
  expect(changedFields(event({ kind: 'template.changed', before: 'Dear …', after: 'Hello …' }))).toEqual([]);
});
