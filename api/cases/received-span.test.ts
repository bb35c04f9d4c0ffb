import { expect, test } from 'vitest';
import { withReceivedSpan } from './received-span.ts';

/** 00:30 of 21 November where the company is. */
const now = new Date('2026-11-20T21:30:00.000Z');

test('days begin and end where the company is, and the last seven have today in them', () => {
  expect(withReceivedSpan({ received: 'today', sort: 'newest' }, now)).toEqual({
    sort: 'newest',
    receivedSince: '2026-11-20T21:00:00.000Z',
  });
  expect(withReceivedSpan({ received: 'last7' }, now).receivedSince).toBe('2026-11-14T21:00:00.000Z');
  expect(withReceivedSpan({ received: 'last30' }, now).receivedSince).toBe('2026-10-22T21:00:00.000Z');
});

test('of own days each may be missing, and the last one counts whole', () => {
  const days = { receivedFrom: '2026-11-02', receivedTo: '2026-11-03' };
  const span = { receivedSince: '2026-11-01T21:00:00.000Z', receivedBefore: '2026-11-03T21:00:00.000Z' };
  expect(withReceivedSpan({ received: 'own', ...days }, now)).toEqual(span);
  expect(withReceivedSpan(days, now)).toEqual(span);
  expect(withReceivedSpan({ receivedTo: '2026-11-03' }, now)).toEqual({ receivedBefore: span.receivedBefore });
  expect(withReceivedSpan({ received: 'own' }, now)).toEqual({});
});
