import { officeLink } from '#contract/office/paths';
import type { AccountLink } from '../store/accounts/account-links.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { LinkKind } from '../store/accounts/tables-accounts.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Work } from '../store/work.ts';
import { lifetimes } from './lifetimes.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Makes a link into an account, which ends those that the account had. Returns its path; the store knows its hash alone.
 *
 * @param options.clearsFactors for somebody who has lost passkeys and authenticator, and whom we know otherwise
 * @param options.email the address that its use gives to the account
 */
export async function makeLink(
  { repositories, now }: Work,
  { id: accountId }: Account,
  kind: LinkKind,
  { clearsFactors = false, email = null }: { clearsFactors?: boolean; email?: string | null } = {},
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimes[kind]).toISOString();
  await repositories.accountLinks.add({ accountId, kind, clearsFactors, email, expiresAt, tokenHash: hashToken(token) }, now);
  return officeLink(token);
}

/** Returns what a token opens; undefined when it is used up, has expired, or is for somebody who may not come in. */
export async function findLink(
  { accountLinks, accounts }: Pick<Repositories, 'accountLinks' | 'accounts'>,
  token: string,
  now: Date,
): Promise<{ link: AccountLink; account: Account } | undefined> {
  const link = await accountLinks.find(hashToken(token), now);
  const account = link && (await accounts.find(link.accountId));
  const expected = link?.kind === 'invitation' ? 'invited' : 'active';
  return link && account?.status === expected ? { link, account } : undefined;
}
