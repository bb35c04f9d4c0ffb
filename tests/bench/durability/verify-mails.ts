import type { Kysely } from 'kysely';
import { isUncertain } from '#api/store/mails/delivery-status';
import type { Tables } from '#api/store/tables';

/**
 * Compares the outbox with what arrived at the mail server. What programs write is sent at least once, an answer at most once. Figures that start
 * with "!" must be 0.
 *
 * @param references of the forms that are stored
 * @param arrivals by message id
 */
export async function verifyMails(db: Kysely<Tables>, references: ReadonlySet<string>, arrivals: ReadonlyMap<string, number>) {
  const mails = await db
    .selectFrom('outbox')
    .select(['reference', 'kind', 'status', 'messageId', 'handedAt', 'leasedUntil'])
    .where('reference', 'in', db.selectFrom('issuedReferences').select('reference'))
    .execute();
  const now = new Date();
  const arrived = ({ messageId }: { messageId: string }) => arrivals.get(messageId) ?? 0;
  const answers = mails.filter(({ kind }) => kind === 'answer');
  const uncertain = answers.filter((mail) => isUncertain(mail, now));
  const others = mails.filter(({ kind, reference }) => kind !== 'answer' && references.has(reference));
  const kindsOf = Map.groupBy(others, ({ reference }) => reference);
  const sum = (list: readonly { messageId: string }[]) => list.reduce((total, mail) => total + arrived(mail), 0);
  return {
    'mails of forms': others.length,
    'mails of forms that arrived': others.filter((mail) => arrived(mail) > 0).length,
    'mails of forms that arrived again, with the same message id': sum(others) - others.filter((mail) => arrived(mail) > 0).length,
    'answers to customers': answers.length,
    'answers that arrived': answers.filter((mail) => arrived(mail) > 0).length,
    'answers that "may have been sent", for a person to decide': uncertain.length,
    'answers that "may have been sent" and arrived': uncertain.filter((mail) => arrived(mail) > 0).length,
    '! forms without exactly two mails': [...references].filter((reference) => kindsOf.get(reference)?.length !== 2).length,
    '! mails of forms lost': others.filter((mail) => arrived(mail) === 0).length,
    '! answers lost': answers.filter((mail) => arrived(mail) === 0 && mail.status === 'sent').length,
    '! answers that arrived twice': answers.filter((mail) => arrived(mail) > 1).length,
    '! answers that wait, or were given up': answers.filter((mail) => mail.status !== 'sent' && !isUncertain(mail, now)).length,
  };
}
