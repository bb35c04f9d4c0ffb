import type { MailContext } from '../settings.ts';
import type { Account } from '../store/accounts/accounts.ts';
import { recordEvent, type Work } from '../store/work.ts';
import { mailAccount } from './account-mails.ts';
import { makeLink } from './links.ts';
import { personOf } from './people.ts';

/**
 * Takes away what a colleague signs in with, for somebody who has lost it, and mails them a link to begin anew. Both are told and signed out
 * everywhere: whoever has an owner's session, or a mailbox, does not do this unnoticed. Inside a transaction.
 *
 * @returns false for oneself, and for whoever does not come in at present
 */
export async function resetSignIn(work: Work, context: MailContext, account: Account, owner: Account): Promise<boolean> {
  if (account.id === owner.id || account.status !== 'active' || account.isDemo) return false;
  const { repositories, now } = work;
  const { accounts, passkeys, sessions } = repositories;
  await accounts.change(account.id, { passwordHash: null, authenticatorSecret: null }, now);
  await accounts.setRecoveryCodes(account.id, []);
  await passkeys.removeAll(account.id);
  for (const { id } of [account, owner]) await sessions.endAll(id);
  const link = await makeLink(repositories, account, 'reset', now);
  await mailAccount(repositories, context, account, { kind: 'startAnew', link, owner: owner.name }, now);
  await mailAccount(repositories, context, owner, { kind: 'startedAnew', person: account.name }, now);
  await recordEvent(work, { kind: 'person.reset', subject: personOf(account) }, 'people', 'account');
  return true;
}
