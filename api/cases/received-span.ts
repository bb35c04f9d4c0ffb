import { dayLater } from '#contract/hours/hours-exceptions';
import { type ReceivedQuery, receivedDays } from '#contract/office/cases/received-days';
import type { ReceivedSpan } from '../store/cases/received-in.ts';
import { calendarDay, startOfDay } from '../time/company-time.ts';

/** Returns a query with the days of receipt as moments. */
export function withReceivedSpan<Query extends ReceivedQuery>(
  { received, receivedFrom, receivedTo, ...query }: Query,
  now: Date,
): Omit<Query, keyof ReceivedQuery> & ReceivedSpan {
  const { first, last } = receivedDays({ received, receivedFrom, receivedTo }, calendarDay(now));
  return {
    ...query,
    receivedSince: first === undefined ? undefined : startOfDay(first),
    receivedBefore: last === undefined ? undefined : startOfDay(dayLater(last, 1)),
  };
}
