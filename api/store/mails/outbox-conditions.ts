import type { ExpressionBuilder } from 'kysely';
import { isWaitTooLongAt, leaseOverAt } from '../rows/leased-rows.ts';
import type { Tables } from '../tables.ts';

/** Whether the outbox is to send a mail whose time has come. The times are a range of an index: of a long queue only its beginning is read. */
export const dueAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.and([mail('nextAttemptAt', '<=', now.toISOString()), isFreeAt(now)(mail)]);

/** Whether the outbox is to send a mail whose time cannot come for as long as it says. */
export const overdueByClockAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.and([isWaitTooLongAt(now)(mail), mail('scheduledFor', 'is', null), isFreeAt(now)(mail)]);

const isFreeAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.and([
    mail('status', '=', 'waiting'),
    leaseOverAt(now)(mail),
    // An answer that may have been sent waits for a person; whatever a program writes may go twice, with one message id.
    mail.or([mail('kind', '!=', 'answer'), mail('handedAt', 'is', null)]),
  ]);

/** As `isUncertain` (delivery-status.ts). */
export const uncertainAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.and([mail('status', '=', 'waiting'), mail('kind', '=', 'answer'), mail('handedAt', 'is not', null), leaseOverAt(now)(mail)]);

/** Whether somebody is to look at a mail: it did not arrive, or may not have. */
export const undeliveredAt = (now: Date) => (mail: ExpressionBuilder<Tables, 'outbox'>) =>
  mail.or([
    mail('status', '=', 'dead'),
    mail.and([mail('refused', '=', 1), mail('status', '=', 'waiting')]),
    mail.and([mail('bouncedAt', 'is not', null), mail('status', '!=', 'taken-back')]),
    uncertainAt(now)(mail),
  ]);
