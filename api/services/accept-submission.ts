import { createHash } from 'node:crypto';
import type { Locale } from '#contract/locales';
import type { Receipt } from '#contract/schema';
import type { Source } from '#contract/visits/source';
import { readCompany } from '../company/company.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { MailSubject } from '../mail/mail-subject.ts';
import { submissionMails } from '../mail/submission-mails.ts';
import type { SubmissionKey } from '../store/idempotency.ts';
import type { Repositories } from '../store/open-store.ts';
import { inTransaction, type Work } from '../store/work.ts';

export type SubmissionContext = Pick<ApiDependencies, 'store' | 'settings' | 'texts' | 'wakeOutbox'>;

/** Describes how a form was sent. */
export interface SentForm {
  /** The visitor's language: that of the messages and of the confirmation. */
  locale: Locale;
  /** The idempotency key, when the sender gave one. */
  key: string | undefined;
  source: Source;
}

/** `replayed`: the same form had been stored before, and this is the receipt it got then. */
export type Accepted = { ok: true; receipt: Receipt; replayed: boolean } | { ok: false; reason: 'key-reused' };

/**
 * Milliseconds that a form waits for its database. With what its guards take before, that is less than the site's own pages wait (`apiTimeoutMs`),
 * and far less than a proxy does: the visitor reads why, and what was typed is still there.
 */
const patienceMs = 6_000;

/** The moment by which a form that arrives now has an answer of its database. */
export const answerBy = (): number => performance.now() + patienceMs;

export interface SubmissionToAccept {
  /** Undefined when the sender gave no key: then every request is a submission of its own. */
  key: SubmissionKey | undefined;
  /** Returns its id. */
  insert(work: Work, receipt: Receipt): Promise<string>;
  describe(receipt: Receipt, id: string): MailSubject;
  /** As of `answerBy`, when something of it has been done already. */
  until?: number;
}

/**
 * Stores a submission, its key and its mails in one transaction. When it resolves with a receipt, all of it is on disk; when it throws, nothing
 * is, unless the database was unavailable: then nobody knows, and the same key finds out.
 */
export async function acceptSubmission(
  context: SubmissionContext,
  { key, insert, describe, until = answerBy() }: SubmissionToAccept,
): Promise<Accepted> {
  const accept = async (work: Work): Promise<Accepted> => {
    const { repositories, now } = work;
    const claim = key ? await repositories.idempotency.claim(key, now) : undefined;
    if (claim?.state === 'known') return { ok: true, receipt: claim.receipt, replayed: true };
    if (claim?.state === 'used-for-other-content') return { ok: false, reason: 'key-reused' };

    const receipt: Receipt = { reference: await repositories.references.issue(), receivedAt: now.toISOString() };
    const id = await insert(work, receipt);
    const { brands, staffEmails } = await readCompany(repositories, context.settings);
    const settings = { ...context.settings, staffEmails };
    const subject = describe(receipt, id);
    const signed = { ...subject, signer: await signerOf(repositories, subject) };
    await repositories.outbox.add(submissionMails(signed, context.texts, settings, brands), now);
    if (key) await repositories.idempotency.complete(key.key, receipt);
    return { ok: true, receipt, replayed: false };
  };
  const accepted = await inTransaction(context.store, { actor: null, isIdempotent: key !== undefined, until }, accept);
  if (accepted.ok && !accepted.replayed) context.wakeOutbox();
  return accepted;
}

/** Whoever answers what came, as far as the About page names them; nobody for a review. */
const signerOf = async ({ members }: Repositories, { form, locale }: MailSubject) =>
  form === 'review' ? undefined : members.answering(form, locale);

/**
 * Ties a key to a kind of form and its content. Only what the visitor entered counts: the time it took differs between a form and
 * its retry.
 */
export function submissionKey(key: string | undefined, form: string, content: Record<string, string | number>): SubmissionKey | undefined {
  if (key === undefined) return undefined;
  const entered = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    key,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([form, entered]))
      .digest('hex'),
  };
}
