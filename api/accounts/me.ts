import type { Me } from '#contract/office/account';
import { isOwner, permissionsOf } from '#contract/office/permissions';
import type { Account } from '../store/accounts/accounts.ts';
import type { Session } from '../store/accounts/sessions.ts';
import type { Repositories } from '../store/open-store.ts';
import { endOfSession } from './sessions.ts';

type Factors = Pick<Repositories, 'passkeys' | 'company'>;

/** Tells whether a password alone is too little: for owners, who may do everything, and for everybody where the owners say so. */
export async function needsSecondFactor({ company }: Factors, { roles }: Account): Promise<boolean> {
  return isOwner(roles) || (await company.current()).values.requiresSecondFactor === true;
}

/**
 * Tells whether somebody who needs a second factor has none yet, and came in without one. The demo's owner, who has invented data alone, needs none.
 */
export async function mustAddFactor(
  repositories: Factors,
  account: Account,
  { hasSecondFactor }: Pick<Session, 'hasSecondFactor'>,
): Promise<boolean> {
  if (hasSecondFactor || account.isDemo || account.authenticatorSecret !== null || !(await needsSecondFactor(repositories, account)))
    return false;
  return (await repositories.passkeys.ofAccount(account.id)).length === 0;
}

/** The person who is signed in, as the contract has them. */
export async function describeMe(repositories: Repositories, account: Account, session: Session): Promise<Me> {
  const { id, name, email, roles, preferences, version } = account;
  return {
    id,
    name,
    email,
    roles,
    permissions: permissionsOf(roles),
    preferences,
    hasPassword: account.passwordHash !== null,
    hasAuthenticator: account.authenticatorSecret !== null,
    recoveryCodesLeft: (await repositories.accounts.recoveryCodes(id)).length,
    mustAddFactor: await mustAddFactor(repositories, account, session),
    sessionExpiresAt: endOfSession(session).toISOString(),
    version,
  };
}
