import type { FileStore } from '../files/file-store.ts';
import { type Delivered, errorCode, isRefusal, type MailTransport, mailsAtATime } from '../mail/transport.ts';
import { reasonOf } from '../store/engines/error-reason.ts';
import { addressesJson, addressesOf, openRecipients, refusedCopiesJson, refusedCopiesOf } from '../store/mails/copies.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Store } from '../store/open-store.ts';
import { leaseMs } from '../store/rows/leased-rows.ts';
import { inTransaction, recordEvent, type Work } from '../store/work.ts';
import { attachmentsOf } from './attachments-of.ts';
import { describeMail } from './mail-subjects.ts';
import { nextAttemptAfter, retryMinutes } from './retries.ts';

/** Characters of an error that are stored: some servers send pages. */
const maxErrorLength = 500;

export interface DeliveryLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Delivery {
  store: Pick<Store, 'outbox' | 'caseFiles' | 'search' | 'topics' | 'transaction'>;
  /** Holds the files of answers. */
  files: Pick<FileStore, 'open'>;
  transport: MailTransport;
  log: DeliveryLog;
  /** Inside the transaction that records that a mail was refused, or dead-lettered without having been. */
  notifyOfFailure(work: Work, mail: StoredMail): Promise<void>;
  /** By id, mails that were delivered and could not be marked as sent in the database: they are not sent again. */
  unrecorded?: Map<string, { mail: StoredMail; delivered: Delivered }>;
}

/** Leases one batch of due mails and attempts each once. Returns how many mails were dealt with; 0 means that none is due. */
export async function deliverBatch(delivery: Delivery, now: Date): Promise<number> {
  const recorded = await recordDelivered(delivery, now);
  const mails = await delivery.store.outbox.lease({ now, leaseUntil: new Date(now.getTime() + leaseMs), limit: mailsAtATime });
  const answers = mails.filter(({ kind }) => kind === 'answer');
  const others = mails.filter(({ kind }) => kind !== 'answer');
  const attempts = await Promise.allSettled([...others.map((mail) => attempt(delivery, mail, now)), attemptInTurn(delivery, answers, now)]);
  // Only when all have settled: stopping the worker waits for the attempts under way.
  for (const { reason } of attempts.filter((done) => done.status === 'rejected')) throw reason;
  return recorded + mails.length;
}

/** One answer after the other: a process that is killed leaves at most one of which nobody knows whether it was sent. */
async function attemptInTurn(delivery: Delivery, answers: readonly StoredMail[], now: Date): Promise<void> {
  // A mail server that is slow with those before it may have cost this one its lease.
  for (const answer of answers) if (await delivery.store.outbox.markHanded(answer, new Date())) await attempt(delivery, answer, now);
}

/** Records what was delivered while the database could not take it down. */
async function recordDelivered(delivery: Delivery, now: Date): Promise<number> {
  const waiting = [...(delivery.unrecorded?.values() ?? [])];
  for (const { mail, delivered } of waiting) await record(delivery, mail, delivered, now);
  return waiting.length;
}

async function attempt(delivery: Delivery, mail: StoredMail, now: Date): Promise<void> {
  let delivered: Delivered;
  try {
    delivered = await delivery.transport.send(mail, await attachmentsOf(delivery, mail));
  } catch (error) {
    return reschedule(delivery, mail, now, error);
  }
  await record(delivery, mail, delivered, now);
}

/** Log entries identify a mail by its message id, never by its recipient. */
async function record(delivery: Delivery, mail: StoredMail, delivered: Delivered, now: Date): Promise<void> {
  const { store, log, unrecorded } = delivery;
  unrecorded?.set(mail._id, { mail, delivered });
  const failure = await noteRefused(delivery, mail, delivered, now);
  if (failure) {
    unrecorded?.delete(mail._id);
    return reschedule(delivery, failure.mail, now, failure.error);
  }
  await store.outbox.markSent(mail._id, now, delivered.file !== undefined);
  unrecorded?.delete(mail._id);
  // Its writer watches it go, and the list of those that were refused is shorter by one.
  if (mail.kind === 'answer' || mail.refused) await store.topics.changed('mails');
  const details = { mail: mail.messageId, attempt: mail.attempts };
  if (delivered.file === undefined) log.info(details, 'mail sent');
  else log.info({ ...details, file: delivered.file }, 'mail written to a file, not sent: there is no SMTP server');
}

/**
 * Notes who has got a mail that the server did not take for all, so that none of them gets it again, and who gets no copy. Returns why it is to be
 * tried again, or was refused; undefined when nobody is left.
 */
async function noteRefused(
  { store }: Delivery,
  mail: StoredMail,
  { refused = [] }: Delivered,
  now: Date,
): Promise<{ mail: StoredMail; error: Error } | undefined> {
  if (refused.length === 0) return undefined;
  const addressee = refused.find(({ address }) => address === mail.recipient);
  const isLast = retryMinutes[mail.attempts - 1] === undefined;
  // A copy that is refused for now comes later.
  const copies = refused.filter((one) => one !== addressee);
  const [gone, deferred] = [
    copies.filter(({ error }) => isLast || isRefusal(error)),
    copies.filter(({ error }) => !isLast && !isRefusal(error)),
  ];
  const got = openRecipients(mail).filter((recipient) => !refused.some(({ address }) => address === recipient));
  const delivered = [...addressesOf(mail.delivered), ...got];
  const refusedCopies = [
    ...refusedCopiesOf(mail.refusedCopies),
    ...gone.map(({ address, error }) => ({ address, reason: serverResponseOf(error).slice(0, maxErrorLength) })),
  ];
  await store.outbox.noteRecipients(mail, { delivered, refusedCopies, isSent: !addressee }, now);
  if (gone.length > 0) await tellOfCopies({ store }, mail, now);
  const error = addressee?.error ?? deferred[0]?.error;
  const noted = { ...mail, ...(!addressee && { sentAt: mail.sentAt ?? now.toISOString() }) };
  return error && { mail: { ...noted, delivered: addressesJson(delivered), refusedCopies: refusedCopiesJson(refusedCopies) }, error };
}

/** It is an event that somebody gets no copy: without the address, which is that of somebody else than the mail is about. */
async function tellOfCopies({ store }: Pick<Delivery, 'store'>, mail: StoredMail, now: Date): Promise<void> {
  await inTransaction(store, { actor: null, exclusive: true, now }, async (work) => {
    const { about } = await describeMail(work.repositories, mail);
    await recordEvent(work, { kind: 'mail.copy-refused', subject: about ?? { kind: 'mail', id: mail._id, name: '' } });
  });
  await store.topics.changed('mails');
}

/** The response of the mail server; of a failure before there was one, what failed. Staff read it. */
const serverResponseOf = (error: unknown): string =>
  error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : reasonOf(error);

/** The writer of an answer sees at once that it was refused, and can correct the address; other mails are tried again, as if it were a mistake of the server's. */
const failsOnRefusal = ({ kind }: StoredMail) => kind === 'answer' || kind === 'account';

/** Waits for the next attempt, or dead-letters the mail when it was the last. */
async function reschedule(delivery: Delivery, mail: StoredMail, now: Date, error: unknown): Promise<void> {
  const { store, log, notifyOfFailure } = delivery;
  const isRefused = isRefusal(error);
  const isFinal = isRefused && failsOnRefusal(mail);
  const nextAttemptAt = isFinal ? undefined : nextAttemptAfter(mail.attempts, now);
  const reason = serverResponseOf(error).slice(0, maxErrorLength);
  if (mail.sentAt !== null) return rescheduleCopies(delivery, mail, { reason, nextAttemptAt: isRefused ? undefined : nextAttemptAt }, now);
  // A server that is away after it has refused a mail has not accepted it.
  const refused = isRefused || mail.refused;
  if (nextAttemptAt && (mail.refused || !isRefused)) await store.outbox.markFailed(mail, reason, nextAttemptAt, refused);
  else await recordRefusal({ store, notifyOfFailure }, mail, { reason, nextAttemptAt, refused }, now);
  const details = { mail: mail.messageId, attempt: mail.attempts, code: errorCode(error) };
  if (nextAttemptAt) log.warn({ ...details, nextAttemptAt }, 'mail could not be sent and will be tried again');
  else log.error(details, isFinal ? 'mail dead-lettered: the server has refused it' : 'mail dead-lettered after the last attempt');
}

/** Whoever the mail is addressed to has it: what is left are copies, and those that were tried for the last time are said to have failed. */
async function rescheduleCopies(
  { store, log }: Delivery,
  mail: StoredMail,
  { reason, nextAttemptAt }: { reason: string; nextAttemptAt: Date | undefined },
  now: Date,
): Promise<void> {
  log.warn({ mail: mail.messageId, attempt: mail.attempts, nextAttemptAt }, 'copies of a mail could not be sent');
  if (nextAttemptAt) return store.outbox.markFailed(mail, reason, nextAttemptAt);
  const refusedCopies = [...refusedCopiesOf(mail.refusedCopies), ...openRecipients(mail).map((address) => ({ address, reason }))];
  await store.outbox.noteRecipients(mail, { delivered: addressesOf(mail.delivered), refusedCopies, isSent: true }, now);
  await tellOfCopies({ store }, mail, now);
  await store.outbox.markSent(mail._id, now);
}

/** A mail that was refused, or was tried for the last time, waits for somebody to look at it: the Office says so, and it is an event. */
async function recordRefusal(
  { store, notifyOfFailure }: Pick<Delivery, 'store' | 'notifyOfFailure'>,
  mail: StoredMail,
  { reason, nextAttemptAt, refused }: { reason: string; nextAttemptAt: Date | undefined; refused: boolean },
  now: Date,
): Promise<void> {
  // Mails fail together, and one tells of all.
  await inTransaction(store, { actor: null, exclusive: true, now }, async (work) => {
    const { repositories } = work;
    await repositories.outbox.markFailed(mail, reason, nextAttemptAt, refused);
    const described = await describeMail(repositories, mail);
    const { about } = described;
    // Servers repeat the address: it stands where erasing the submission finds it, and nowhere else.
    const details = about ? { subject: about, after: reason } : { subject: { kind: 'mail' as const, id: mail._id, name: '' } };
    await recordEvent(work, { kind: 'mail.refused', ...details });
    // Once each: one that is dead-lettered after a refusal was told of then.
    if (!mail.refused) await notifyOfFailure(work, mail);
  });
}
