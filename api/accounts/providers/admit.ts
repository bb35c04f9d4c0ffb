import type { ProviderRefusal } from '#contract/office/people/providers';
import { rolesText } from '#contract/office/permissions';
import type { MailContext, ProviderSettings } from '../../settings.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Identity } from '../../store/accounts/identities.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { mailAccount } from '../account-mails.ts';
import { changePerson, personOf } from '../people.ts';
import { grantedRoles } from './granted-roles.ts';
import type { Vouched } from './read-claims.ts';

export type Admitted = { ok: true; account: Account } | { ok: false; reason: ProviderRefusal; account?: Account };

const refuse = (reason: ProviderRefusal, account?: Account): Admitted => ({ ok: false, reason, ...(account && { account }) });

/**
 * Says whose account a sign-in at a provider opens: the one that it is joined with, or at the first time the one with its address, which an owner has
 * invited; nobody else comes in, and nothing is made for them. The account has the roles that the rules of the provider give from then on, but the
 * Office never loses its last owner. Inside an exclusive transaction.
 */
export async function admit(work: Work, context: MailContext, provider: ProviderSettings, vouched: Vouched): Promise<Admitted> {
  const { accounts, identities, sessions } = work.repositories;
  const identity = await identities.find(vouched.issuer, vouched.subject);
  if (!identity && vouched.email === null) return refuse('unverified');
  const account = identity ? await accounts.find(identity.accountId) : await accounts.findByEmail(vouched.email ?? '');
  if (!account || account.isDemo || !(await isExpected(work, account))) return refuse('unknown', account);

  const roles = grantedRoles(provider, vouched);
  if (!roles) {
    // The company has taken back what let them in.
    await sessions.endOf(account.id, 'provider');
    return refuse('not-allowed', account);
  }
  if (!(await keepIdentity(work, account, identity, { ...vouched, provider: provider.id }))) return refuse('other-account', account);
  if (!identity) await welcome(work, context, account, provider);
  if (roles.length > 0) await changePerson(work, account.id, { roles });
  return { ok: true, account: (await accounts.find(account.id)) ?? account };
}

/** Works here, or has an invitation that is still good. */
async function isExpected({ repositories: { accountLinks }, now }: Work, { id, status }: Account): Promise<boolean> {
  return status === 'active' || (status === 'invited' && (await accountLinks.openInvitations(now)).has(id));
}

/** False where the account is joined with another sign-in of this provider: one whose address is somebody else's by now. */
async function keepIdentity(
  { repositories: { identities }, now }: Work,
  { id: accountId }: Account,
  known: Identity | undefined,
  { provider, issuer, subject, email }: Vouched & { provider: string },
): Promise<boolean> {
  const identity = known ?? (await identities.add({ accountId, provider, issuer, subject, email, createdAt: now.toISOString() }));
  if (identity) await identities.used(identity.id, { provider, email }, now);
  return identity !== undefined;
}

/** Lets the invited in, and tells whoever works here already that their account has a new way in. */
async function welcome(work: Work, context: MailContext, account: Account, { label }: ProviderSettings): Promise<void> {
  const { accounts, accountLinks } = work.repositories;
  const byThemselves = { ...work, actor: account };
  const subject = personOf(account);
  if (account.status === 'invited') {
    await accounts.change(account.id, { status: 'active' }, work.now);
    await accountLinks.withdraw(account.id);
    await recordEvent(byThemselves, { kind: 'person.joined', subject, after: rolesText(account.roles) });
  } else await mailAccount(work, context, account, { kind: 'newMethod', method: 'provider' });
  await recordEvent(byThemselves, { kind: 'account.provider-joined', subject, after: label.en });
}
