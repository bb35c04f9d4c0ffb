import { Refusal } from '../http/refusal.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Session } from '../store/accounts/sessions.ts';
import type { Repositories } from '../store/open-store.ts';
import { mustAddFactor } from './me.ts';

/**
 * Everybody keeps a password, a passkey or a sign-in at a provider, and whoever needs a second factor one of those that have it. Called after the
 * change, whose transaction it ends.
 */
export async function requireWayIn(repositories: Repositories, account: Account, session: Session): Promise<void> {
  if ((await repositories.passkeys.ofAccount(account.id)).length > 0) return;
  const hasFirst = account.passwordHash !== null || (await repositories.identities.ofAccount(account.id)).length > 0;
  // What the provider asks for is none of a password's.
  const hasSecondFactor = session.hasSecondFactor && account.passwordHash === null;
  if (!hasFirst || (await mustAddFactor(repositories, account, { hasSecondFactor }))) throw new Refusal(409, { key: 'office.lastFactor' });
}
