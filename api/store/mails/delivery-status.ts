import type { Selectable } from 'kysely';
import type { DeliveryStatus } from '#contract/office/mail';
import { isLeaseOver } from '../rows/leased-rows.ts';
import type { Tables } from '../tables.ts';
import { refusedCopiesOf } from './copies.ts';

export const deliveryColumns = [
  'status',
  'kind',
  'heldUntil',
  'nextAttemptAt',
  'leasedUntil',
  'sentAt',
  'lastError',
  'refused',
  'handedAt',
  'bouncedAt',
  'bounceReason',
  'refusedCopies',
] as const;

export type DeliveryColumns = Pick<Selectable<Tables['outbox']>, (typeof deliveryColumns)[number]>;

/** Whether an answer was handed to the mail server by a process that did not live to see its reply. Others simply go again. */
export const isUncertain = (
  { status, kind, handedAt, leasedUntil }: Pick<DeliveryColumns, 'status' | 'kind' | 'handedAt' | 'leasedUntil'>,
  now: Date,
): boolean => status === 'waiting' && kind === 'answer' && handedAt !== null && isLeaseOver(leasedUntil, now);

/** Returns what has become of a mail. One that the server refuses for good is refused, even while it is still tried. */
export function deliveryStatusOf(mail: DeliveryColumns, now = new Date()): DeliveryStatus {
  const refusedCopies = refusedCopiesOf(mail.refusedCopies);
  return { ...stateOf(mail, now), ...(refusedCopies.length > 0 && { refusedCopies }) };
}

function stateOf(mail: DeliveryColumns, now: Date): DeliveryStatus {
  const { status, heldUntil, nextAttemptAt, sentAt, lastError, refused, handedAt, bouncedAt, bounceReason } = mail;
  if (status === 'taken-back') return { state: 'taken-back', at: nextAttemptAt, reason: null };
  if (bouncedAt !== null) return { state: 'bounced', at: bouncedAt, reason: bounceReason };
  if (isUncertain(mail, now)) return { state: 'uncertain', at: handedAt ?? nextAttemptAt, reason: null };
  // Some of those who get a copy are still to get it.
  if (status === 'waiting' && sentAt !== null) return { state: 'sent', at: sentAt, reason: null };
  if (status === 'sent' || status === 'written') return { state: status, at: sentAt ?? nextAttemptAt, reason: null };
  if (status === 'dead' || refused === 1) return { state: 'refused', at: nextAttemptAt, reason: lastError };
  if (heldUntil !== null && heldUntil > now.toISOString()) return { state: 'held', at: heldUntil, reason: null };
  return { state: 'waiting', at: nextAttemptAt, reason: lastError };
}
