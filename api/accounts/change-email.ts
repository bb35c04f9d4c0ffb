import type { MailContext } from '../settings.ts';
import type { AccountLink } from '../store/accounts/account-links.ts';
import type { Account } from '../store/accounts/accounts.ts';
import { type Colleague, recordEvent, type Work } from '../store/work.ts';
import { mailAccount } from './account-mails.ts';
import { makeLink } from './links.ts';
import { mailInvitation, personOf } from './people.ts';

export type EmailOutcome = 'done' | 'taken' | 'impossible';

/**
 * Gives somebody another e-mail address. Whoever works here keeps the old one until the link that is mailed to the new one is opened, and is told at
 * the old one. Whoever was invited gets the new address, and a new invitation, at once. Inside an exclusive transaction.
 */
export async function askForEmail(work: Work<Colleague>, context: MailContext, account: Account, email: string): Promise<EmailOutcome> {
  const { accounts } = work.repositories;
  if (account.email === email) return 'done';
  if (account.status === 'deactivated' || account.isDemo) return 'impossible';
  if (await isTaken(work, account, email)) return 'taken';
  const subject = personOf(account);
  if (account.status === 'invited') {
    const changed = await accounts.change(account.id, { email }, work.now);
    await recordEvent(work, { kind: 'person.email', subject, before: account.email, after: email });
    await mailInvitation(work, context, changed ?? { ...account, email });
    return 'done';
  }
  const owner = work.actor.name;
  const link = await makeLink(work, account, 'email', { email });
  await mailAccount(work, context, { ...account, email }, { kind: 'newEmail', link, owner });
  await mailAccount(work, context, account, { kind: 'emailAsked', email, owner });
  await recordEvent(work, { kind: 'person.email-asked', subject, before: account.email, after: email });
  return 'done';
}

/** The link was opened at the new address: the account has it from now on, and is signed out everywhere. Inside an exclusive transaction. */
export async function confirmEmail(work: Work, context: MailContext, account: Account, { email }: AccountLink): Promise<EmailOutcome> {
  const { accounts, sessions } = work.repositories;
  if (email === null) return 'impossible';
  if (await isTaken(work, account, email)) return 'taken';
  await accounts.change(account.id, { email }, work.now);
  await sessions.endAll(account.id);
  await mailAccount(work, context, account, { kind: 'emailChanged', email });
  await recordEvent(work, { kind: 'person.email', subject: personOf(account), before: account.email, after: email });
  return 'done';
}

async function isTaken({ repositories }: Work, { id }: Account, email: string): Promise<boolean> {
  const other = await repositories.accounts.findByEmail(email);
  return other !== undefined && other.id !== id;
}
