import type { Selectable } from 'kysely';
import type { MailFate } from '#contract/office/mail';
import type { Tables } from './tables.ts';

export type FateColumns = Pick<Selectable<Tables['outbox']>, 'status' | 'heldUntil' | 'nextAttemptAt' | 'sentAt' | 'lastError' | 'refused'>;

/** What has become of a mail. One that the server refuses for good is refused, even while it is still tried. */
export function fateOf({ status, heldUntil, nextAttemptAt, sentAt, lastError, refused }: FateColumns, now = new Date()): MailFate {
  if (status === 'taken-back') return { state: 'taken-back', at: nextAttemptAt, reason: null };
  if (status === 'sent' || status === 'written') return { state: status, at: sentAt ?? nextAttemptAt, reason: null };
  if (status === 'dead' || refused === 1) return { state: 'refused', at: nextAttemptAt, reason: lastError };
  if (heldUntil !== null && heldUntil > now.toISOString()) return { state: 'held', at: heldUntil, reason: null };
  return { state: 'waiting', at: nextAttemptAt, reason: lastError };
}
