import type { Delivery } from '../outbox/deliver.ts';
import { describeMail } from '../outbox/mail-subjects.ts';
import { addressesOf } from '../store/mails/copies.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Repositories } from '../store/open-store.ts';
import { recordEvent, type Work } from '../store/work.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { referencesIn } from './subject-of-mail.ts';

/** Marks the mail that has come back, and tells of it as of one that was refused, or notes whose copy has; inside a transaction. */
export async function recordBounce(
  work: Work,
  bounce: Pick<IncomingMail, 'references' | 'subject' | 'text' | 'reason' | 'failed'>,
  notifyOfFailure: Delivery['notifyOfFailure'],
): Promise<void> {
  const { repositories, now } = work;
  const mail = await returnedMail(repositories, bounce);
  if (!mail) return;
  // Whoever wanted to hear of new jobs does not any more: nobody has to look at it.
  if (mail.kind === 'alert') {
    if ((await repositories.jobAlerts.removeEmail(mail.recipient)) > 0) await repositories.topics.changed('jobs');
    return;
  }
  const copies = failedCopies(mail, bounce.failed ?? []);
  if (copies.length === 0 && !(await repositories.outbox.markBounced(mail._id, bounce.reason, now))) return;
  const described = await describeMail(repositories, mail);
  if (copies.length > 0) {
    await repositories.outbox.addRefusedCopies(
      mail._id,
      copies.map((address) => ({ address, reason: bounce.reason })),
    );
    await repositories.topics.changed('mails');
    await recordEvent(work, { kind: 'mail.copy-refused', subject: described.about ?? { kind: 'mail', id: mail._id, name: '' } });
    return;
  }
  const details = described.about
    ? { subject: described.about, after: bounce.reason }
    : { subject: { kind: 'mail' as const, id: mail._id, name: '' } };
  await recordEvent(work, { kind: 'mail.refused', ...details });
  await notifyOfFailure(work, mail);
}

/** By its message id, else the newest one that was sent about a reference that the bounce names. */
async function returnedMail(
  { outbox }: Repositories,
  { references, subject, text }: Pick<IncomingMail, 'references' | 'subject' | 'text'>,
): Promise<StoredMail | undefined> {
  const named = await outbox.byMessageIds(references);
  const last = references.findLast((id) => named.some(({ messageId }) => messageId === id));
  if (last !== undefined) return named.find(({ messageId }) => messageId === last);
  for (const reference of referencesIn(`${subject}\n${text.slice(0, 10_000)}`)) {
    const sent = (await outbox.about(reference)).filter(
      ({ status, kind }) => status === 'sent' && (kind === 'answer' || kind === 'confirmation'),
    );
    if (sent.length > 0) return sent.at(-1);
  }
  return undefined;
}

/** Finds those who did not get their copy, where nothing is said of whoever the mail was addressed to. */
function failedCopies({ recipient, cc, bcc }: StoredMail, failed: readonly string[]): string[] {
  const isFailed = (address: string) => failed.includes(address.toLowerCase());
  return isFailed(recipient) ? [] : [...addressesOf(cc), ...addressesOf(bcc)].filter(isFailed);
}
