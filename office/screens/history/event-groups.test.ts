import { expect, test } from 'vitest';
import type { HistoryLine } from '#contract/office/history';
import { stepsOf } from './event-groups.ts';

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
