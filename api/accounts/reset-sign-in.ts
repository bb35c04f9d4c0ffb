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
  const { accounts, identities, passkeys, sessions } = work.repositories;
  await accounts.change(account.id, { passwordHash: null, authenticatorSecret: null }, work.now);
  await accounts.setRecoveryCodes(account.id, []);
  await passkeys.removeAll(account.id);
  await identities.removeAll(account.id);
  for (const { id } of [account, owner]) await sessions.endAll(id);
  const link = await makeLink(work, account, 'reset');
  await mailAccount(work, context, account, { kind: 'startAnew', link, owner: owner.name });
  await mailAccount(work, context, owner, { kind: 'startedAnew', person: account.name });
  await recordEvent(work, { kind: 'person.reset', subject: personOf(account) });
  return true;
}
