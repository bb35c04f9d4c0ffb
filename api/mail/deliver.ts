import type { Store } from '../store/open-store.ts';
import type { StoredMail } from '../store/outbox.ts';
import type { MailTransport } from './transport.ts';

/** Minutes between one attempt and the next: ten attempts over four and a half hours. */
export const retryMinutes = [0.5, 1, 2, 5, 10, 20, 40, 72, 120] as const;
export const maxAttempts = retryMinutes.length + 1;

/** Milliseconds for which a mail is leased to a worker; longer than any attempt can last. */
const leaseMs = 2 * 60 * 1000;

/** Mails that are sent concurrently. */
const batchSize = 5;

/** Characters of an error that are stored: some servers send pages. */
const maxErrorLength = 500;

export interface DeliveryLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Delivery {
  store: Pick<Store, 'outbox'>;
  transport: MailTransport;
  log: DeliveryLog;
  /** Ids of sent mails that could not be marked as sent in the database: they are not sent again. */
  unrecorded?: Set<string>;
}

/** Leases one batch of due mails and attempts each once. Returns the size of the batch; 0 means that no mail is due. */
export async function deliverBatch(delivery: Delivery, now: Date): Promise<number> {
  const mails = await delivery.store.outbox.lease({ now, leaseUntil: new Date(now.getTime() + leaseMs), limit: batchSize });
  const attempts = await Promise.allSettled(mails.map((mail) => attempt(delivery, mail, now)));
  // Only when all have settled: stopping the worker waits for the attempts under way.
  for (const { reason } of attempts.filter((done) => done.status === 'rejected')) throw reason;
  return mails.length;
}

/** Log entries identify a mail by its message id, never by its recipient. */
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
  await store.outbox.markFailed(mail, String(failure).slice(0, maxErrorLength), nextAttemptAt);
  const code = errorCode(failure);
  if (nextAttemptAt) log.warn({ ...details, code, nextAttemptAt }, 'mail could not be sent and will be tried again');
  else log.error({ ...details, code }, 'mail dead-lettered after the last attempt');
}

const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );

/** Only the transport's code: its message may contain an e-mail address. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
