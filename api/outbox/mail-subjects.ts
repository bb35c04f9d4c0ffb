import type { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { isAllowed, type Permission, type Roles } from '#contract/office/permissions';

import { caseKinds } from '../cases/case-kinds.ts';
import type { AnswerTable } from '../store/cases/tables-cases.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Repositories } from '../store/open-store.ts';

/** Undelivered mails that a person is shown; more are a fault of the mail server, which the probes report. */
const maxShown = 100;

/** Lists who may see a mail by what it is about. */
const subjects: Record<AnswerTable['about'], { permission: Permission }> = { ...caseKinds, review: { permission: 'reviews.decide' } };

/** Mails that could not be delivered, about what the role may see, the newest first. */
export async function undeliveredMails(repositories: Repositories, roles: Roles): Promise<UndeliveredMail[]> {
  const mails = await repositories.outbox.undelivered(maxShown);
  const subjectsOf = await repositories.search.byReferences(mails.map(({ reference }) => reference));
  return mails.map((mail) => described(mail, subjectsOf.get(mail.reference))).filter((mail) => maySee(roles, mail));
}

/** Mails about accounts, and those whose submission is gone, are the business of whoever manages people. */
export const maySee = (roles: Roles, { about }: Pick<UndeliveredMail, 'about'>): boolean =>
  isAllowed(roles, about ? subjects[about.kind].permission : 'people.manage');

export const describeMail = async ({ search }: Pick<Repositories, 'search'>, mail: StoredMail): Promise<UndeliveredMail> =>
  described(mail, await search.byReference(mail.reference));

const described = (mail: StoredMail, about: UndeliveredMail['about'] | undefined): UndeliveredMail => ({
  id: mail._id,
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject,
  at: mail.createdAt,
  reason: (mail.bouncedAt === null ? mail.lastError : mail.bounceReason) ?? '',
  deliveryStatus: mail.bouncedAt !== null ? 'bounced' : mail.handedAt !== null && !mail.refused ? 'uncertain' : 'refused',
  about: about ?? null,
});
