import { isOwner } from '#contract/office/permissions';
import type { Account } from '../store/accounts/accounts.ts';
import type { Store } from '../store/open-store.ts';
import { inTransaction, recordEvent } from '../store/work.ts';
import { personOf } from './people.ts';

export type AccountErased = { ok: true; accounts: 0 | 1 } | { ok: false; reason: 'last-owner' };

/**
 * Erases the account of a colleague, if the e-mail address is one's: what it is entered with goes, and name and address everywhere. The row
 * stays without them, because what the person did refers to it. Refused for the only owner.
 */
export function eraseAccount(store: Store, email: string): Promise<AccountErased> {
  return inTransaction(store, { actor: null, exclusive: true }, async (work): Promise<AccountErased> => {
    const { accounts, events } = work.repositories;
    const account = await accounts.findByEmail(email);
    if (!account) return { ok: true, accounts: 0 };
    const isActiveOwner = isOwner(account.roles) && account.status === 'active';
    if (isActiveOwner && (await accounts.countOwners()) < 2) return { ok: false, reason: 'last-owner' };
    await accounts.anonymize(account.id, work.now);
    await events.forgetActor(account.id);
    await events.forgetSubjects('person', [account.id]);
    await recordEvent(work, { kind: 'privacy.erased', subject: { ...personOf(account), name: '' } });
    return { ok: true, accounts: 1 };
  });
}

/** Returns what is stored about a colleague, without what it is entered with. */
export async function collectAccount(store: Store, email: string): Promise<object | undefined> {
  const account: Account | undefined = await store.accounts.findByEmail(email);
  if (!account) return undefined;
  const { passwordHash, authenticatorSecret, calendarKey, ...personal } = account;
  const passkeys = (await store.passkeys.ofAccount(account.id)).map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
  const sessions = (await store.sessions.ofAccount(account.id)).map(({ device, provider, createdAt, lastUsedAt }) => ({
    device,
    provider,
    createdAt,
    lastUsedAt,
  }));
  const identities = (await store.identities.ofAccount(account.id)).map(({ id, accountId, ...identity }) => identity);
  const newEmail = (await store.accountLinks.openEmails(new Date())).get(account.id) ?? null;
  return { ...personal, newEmail, passkeys, identities, sessions, events: await store.events.about(account.id) };
}
