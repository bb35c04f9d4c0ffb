import type { UndeliveredMail } from '#contract/office/mail';
import { isAllowed, type Permission, type Role } from '#contract/office/permissions';
import { caseKinds } from '../cases/case-kinds.ts';
import type { AnswerTable } from '../store/cases/tables-cases.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Topic } from '../store/tables.ts';

/** Undelivered mails that a person is shown; more are a fault of the mail server, which the probes report. */
const maxShown = 100;

/** Lists who may see a mail by what it is about, and the kind of the Office's data that it stands in, beside the mails themselves. */
const subjects: Record<AnswerTable['about'], { permission: Permission; topic: Topic }> = {
  ...caseKinds,
  review: { permission: 'reviews.decide', topic: 'reviews' },
};

/** Mails that could not be delivered, about what the role may see, the newest first. */
export async function undeliveredMails(repositories: Repositories, role: Role): Promise<UndeliveredMail[]> {
  const described = await Promise.all((await repositories.outbox.undelivered(maxShown)).map((mail) => describeMail(repositories, mail)));
  return described.filter((mail) => maySee(role, mail));
}

/** Mails about accounts, and those whose submission is gone, are the business of whoever manages people. */
export const maySee = (role: Role, { about }: Pick<UndeliveredMail, 'about'>): boolean =>
  isAllowed(role, about ? subjects[about.kind].permission : 'people.manage');

export async function describeMail({ search }: Pick<Repositories, 'search'>, mail: StoredMail): Promise<UndeliveredMail> {
  return {
    id: mail._id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    at: mail.createdAt,
    reason: (mail.bouncedAt === null ? mail.lastError : mail.bounceReason) ?? '',
    deliveryStatus: mail.bouncedAt !== null ? 'bounced' : mail.handedAt !== null && !mail.refused ? 'uncertain' : 'refused',
    about: (await search.byReference(mail.reference)) ?? null,
  };
}

/** Open screens show a mail and what it is about anew. */
export const changedTopics = ({ about }: Pick<UndeliveredMail, 'about'>): Topic[] => [
  'mails',
  ...(about ? [subjects[about.kind].topic] : []),
];
