import { expect, test } from 'vitest';
import type { HistoryLine } from '#contract/office/history';
import { stepsOf, takesBack, undoneOf } from './event-groups.ts';

const [salma, omar] = [
  { id: 'salma', name: 'Salma' },
  { id: 'omar', name: 'Omar' },
];
const event = (kind: HistoryLine['kind'], at: string, actor: HistoryLine['actor'] = salma): HistoryLine => ({
  ...{ id: `${kind} ${at}`, kind, at, actor, subject: null, before: null, after: null, canUndo: false },
});
const kindsOf = (steps: HistoryLine[][]) => steps.map((step) => step.map(({ kind }) => kind));

test('what one answer did is one step, which the answer begins', () => {
  const steps = stepsOf([event('quote.reminder', '10:00'), event('quote.state', '10:00'), event('quote.answered', '10:00')]);

  expect(kindsOf(steps)).toEqual([['quote.answered', 'quote.reminder', 'quote.state']]);
  expect(kindsOf(stepsOf([event('quote.state', '10:00'), event('quote.answer-taken-back', '10:00')]))).toEqual([
    ['quote.answer-taken-back', 'quote.state'],
  ]);
});

test('what others did at that moment, what comes from outside, and what was done later are steps of their own', () => {
  const steps = stepsOf([
    event('quote.state', '10:01'),
    event('quote.state', '10:00'),
    event('quote.state', '10:00', omar),
    event('quote.received', '09:00', null),
    event('quote.received', '09:00', null),
  ]);

  expect(kindsOf(steps)).toEqual([['quote.state'], ['quote.state'], ['quote.state'], ['quote.received'], ['quote.received']]);
});

const moved = (at: string, before: string, after: string, id = 'mills', actor = salma): HistoryLine => ({
  ...event('client.moved', at, actor),
  subject: { kind: 'client', id, name: 'Mills', reference: null },
  ...{ before, after },
});

test('a thing that somebody moves again and again is one step; another thing, and another person, is not', () => {
  const again = [moved('10:03', '3', '5'), moved('10:02', '2', '3'), moved('10:01', '1', '2')];
  const others = [moved('10:00', '4', '2', 'harbour'), moved('09:59', '2', '4', 'harbour', omar)];

  expect(stepsOf([...again, ...others])).toEqual([again, [others[0]], [others[1]]]);
});

test('what was taken back right away is one step with what it was', () => {
  const [back, first] = [moved('10:01', '8', '1'), moved('10:00', '1', '8')];
  const renamed = { ...first, id: 'other', kind: 'client.changed' as const };

  expect(stepsOf([back, first])).toEqual([[back, first]]);
  expect([takesBack(back, first), takesBack(first, { ...back, before: '7' }), takesBack(back, renamed)]).toEqual([true, false, false]);
});

test('what the next change of the same thing turned back is undone, whoever did; what was done anew is not', () => {
  const [anew, back, first] = [moved('12:00', '1', '8'), moved('11:00', '8', '1', 'mills', omar), moved('10:00', '1', '8')];
  const between = moved('10:30', '3', '4', 'harbour');

  expect([...undoneOf([back, between, first])]).toEqual([first.id]);
  expect([...undoneOf([anew, back, first])]).toEqual([back.id]);
  expect([...undoneOf([moved('12:00', '8', '2'), first, event('quote.note', '09:00')])]).toEqual([]);
});
