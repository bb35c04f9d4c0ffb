import type { Store } from '../store/open-store.ts';
import type { StoredMail } from '../store/outbox.ts';
import type { MailTransport } from './transport.ts';

/** Waits between one attempt and the next, in minutes: ten attempts over four and a half hours. */
export const retryMinutes = [0.5, 1, 2, 5, 10, 20, 40, 72, 120] as const;
export const maxAttempts = retryMinutes.length + 1;

/** Milliseconds for which a mail belongs to the worker that took it; longer than any attempt can last. */
const leaseTime = 2 * 60 * 1000;

/** Mails under way at once. */
const batchSize = 5;

/** The last words of an error are enough for staff, and some servers write pages. */
const errorLength = 500;

export interface DeliveryLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Delivery {
  store: Pick<Store, 'outbox'>;
  transport: MailTransport;
  log: DeliveryLog;
  /** Mails that were handed over, which the database could not be told: they are not handed over once more. */
  unrecorded?: Set<string>;
}

/** Takes one batch of due mails and tries each once. Answers how many it took; 0 means that nothing is due. */
export async function deliverBatch(delivery: Delivery, now: Date): Promise<number> {
  const mails = await delivery.store.outbox.lease({ now, leaseUntil: new Date(now.getTime() + leaseTime), limit: batchSize });
  const attempts = await Promise.allSettled(mails.map((mail) => attempt(delivery, mail, now)));
  // Only when all are done: whoever stops the worker waits for those under way.
  for (const { reason } of attempts.filter((done) => done.status === 'rejected')) throw reason;
  return mails.length;
}

/** Logs name a mail by its identity, never by the person it goes to. */
async function attempt({ store, transport, log, unrecorded = new Set() }: Delivery, mail: StoredMail, now: Date): Promise<void> {
  const details = { mail: mail.messageId, attempt: mail.attempts };
  const failure = unrecorded.has(mail._id) ? undefined : await failureOf(transport.send(mail));
  if (failure === undefined) {
    unrecorded.add(mail._id);
    await store.outbox.markSent(mail._id, now);
    unrecorded.delete(mail._id);
    log.info(details, 'mail sent');
    return;
  }
  const wait = retryMinutes[mail.attempts - 1];
  const nextAttemptAt = wait === undefined ? undefined : new Date(now.getTime() + wait * 60_000);
  await store.outbox.markFailed(mail, String(failure).slice(0, errorLength), nextAttemptAt);
  const code = errorCode(failure);
  if (nextAttemptAt) log.warn({ ...details, code, nextAttemptAt }, 'mail could not be sent and will be tried again');
  else log.error({ ...details, code }, 'mail given up after the last attempt');
}

const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );

/** The transport's code alone: its message may hold an address. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
