import { dayLater } from '#contract/hours/hours-exceptions';
import type { ReceivedQuery } from '#contract/office/cases/received-days';
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

/** Returns the first and the last day that a query asks for, each undefined where it does not. */
function receivedDays(
  { received, receivedFrom, receivedTo }: ReceivedQuery,
  today: string,
): { first?: string | undefined; last?: string | undefined } {
  switch (received) {
    case 'today':
      return { first: today };
    case 'last7':
      return { first: dayLater(today, -6) };
    case 'last30':
      return { first: dayLater(today, -29) };
    default:
      return { first: receivedFrom, last: receivedTo };
  }
}
