import type { ExpressionBuilder } from 'kysely';
import { latestMoment } from '../../time/clock-tolerance.ts';
import type { Tables } from '../tables.ts';

/** Milliseconds for which a mail is leased to a worker; longer than any attempt can last. */
export const mailLeaseMs = 3 * 60 * 1000;

/** Milliseconds that a mail waits at most after an attempt; the first one follows within seconds. */
export const longestMailWaitMs = 18 * 60 * 60 * 1000;

/** A lease that ends later than any can was given by a clock that has been set back since: it is over. */
export const isLeaseOver = (leasedUntil: string | null, now: Date): boolean =>
  leasedUntil === null || leasedUntil < now.toISOString() || leasedUntil > latestMoment(now, mailLeaseMs).toISOString();

/** As `isLeaseOver`. */
export const leaseOverAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.or([
    mail('leasedUntil', 'is', null),
    mail('leasedUntil', '<', now.toISOString()),
    mail('leasedUntil', '>', latestMoment(now, mailLeaseMs).toISOString()),
  ]);

/** Whether a mail waits for longer than any can: the clock has been set back since. */
export const isWaitTooLongAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.and([
    mail('nextAttemptAt', '>', latestMoment(now).toISOString()),
    mail.or([mail('nextAttemptAt', '>', latestMoment(now, longestMailWaitMs).toISOString()), mail('attempts', '=', 0)]),
  ]);
