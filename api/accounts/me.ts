import type { Me } from '#contract/office/account';
import { permissionsOf } from '#contract/office/permissions';
import type { Account } from '../store/accounts.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Session } from '../store/sessions.ts';
import { endOfSession } from './sessions.ts';

/**
 * Owners may do everything, so that a password alone is too little; for everybody else it is, where the owners say so. The demo's owner has
 * invented data alone.
 */
export async function mustAddFactor({ passkeys, company }: Pick<Repositories, 'passkeys' | 'company'>, account: Account): Promise<boolean> {
  if (account.isDemo || account.authenticatorSecret !== null) return false;
  if (account.role !== 'owner' && !(await company.current()).values.requiresSecondFactor) return false;
  return (await passkeys.ofAccount(account.id)).length === 0;
}

/** The person who is signed in, as the contract has them. */
export async function describeMe(repositories: Repositories, account: Account, session: Session): Promise<Me> {
  const { id, name, email, role, preferences, version } = account;
  return {
    id,
    name,
    email,
    role,
    permissions: permissionsOf(role),
    preferences,
    hasPassword: account.passwordHash !== null,
    hasAuthenticator: account.authenticatorSecret !== null,
    recoveryCodesLeft: (await repositories.accounts.recoveryCodes(id)).length,
    mustAddFactor: await mustAddFactor(repositories, account),
    sessionExpiresAt: endOfSession(session).toISOString(),
    version,
  };
}
