import { hasPersonalLink } from '#contract/office/mails/undelivered-mail';
import { collectAccount } from '../accounts/erase-account.ts';
import type { ErasureContext } from '../cases/erase-submissions.ts';
import { recipientListsOf } from '../company/remove-recipient.ts';

/** The data stored about a person, in the format of the export. */
export interface PersonalData {
  email: string;
  exportedAt: string;
  quotes: object[];
  reviews: object[];
  /** Without the key of the résumé in the file store, which is internal. */
  applications: object[];
  /** Every mail about these submissions, to the person and to staff; of a colleague, the mails about the account, without their text. */
  mails: object[];
  /** Names of the mails that were written as files. */
  mailFiles: string[];
  /** Receipts, which are stored for a week for retries of the same form (idempotency keys). */
  receipts: object[];
  /** Holds what staff wrote about the person, answered, and have not sent yet. */
  notes: object[];
  answers: object[];
  drafts: object[];
  replies: object[];
  /** Lists what stands in the cases of others: mails of which the person got a copy, and mails of theirs. */
  copies: object[];
  messages: object[];
  /** Files that the person sent and got, without their keys in the file store, which are internal. */
  files: object[];
  /** Price offers to the person. */
  offers: object[];
  /** Lists what somebody has said of the person's addresses: of whom else they are, or are not. */
  contactLinks: object[];
  /** Lists what was done with the person's submissions. */
  events: object[];
  /** Lists what other systems were told of these submissions. */
  deliveries: object[];
  /** Holds whether the person is told of new jobs, without the token that confirms it. */
  jobAlerts: object[];
  /** Lists of recipients in the company's settings that have the person's e-mail address. */
  told: string[];
  /** A colleague has an account in the Office, and a history of what was done with it. */
  account: object | undefined;
}

export async function collectPersonalData(
  { store, mailFiles }: Pick<ErasureContext, 'store' | 'mailFiles'>,
  email: string,
): Promise<PersonalData> {
  const references = await store.submissions.referencesOf(email);
  const { quotes, reviews, applicants, mails, receipts, files, ...written } = await store.submissions.collect(references);
  const { copies, messages, files: mentioned } = await store.mentions.find(email, references);
  const { tokenHash, ...alert } = (await store.jobAlerts.findByEmail(email)) ?? {};
  return {
    email,
    exportedAt: new Date().toISOString(),
    quotes,
    reviews,
    applications: applicants.map(({ resumeKey, ...applicant }) => applicant),
    // The link of a mail about an account opens the account, say.
    mails: mails.map((mail) => (hasPersonalLink(mail) ? { ...mail, body: '', html: '', leavingUrl: null } : mail)),
    mailFiles: await mailFiles.find({ references, email }),
    receipts,
    ...written,
    copies,
    messages,
    files: [...files, ...mentioned].map(({ key, ...file }) => file),
    contactLinks: await store.contacts.linksOf([email.trim().toLowerCase()]),
    jobAlerts: 'id' in alert ? [alert] : [],
    told: await recipientListsOf(store, email),
    account: await collectAccount(store, email),
  };
}
