import type { Locale } from '#contract/locales';
import type { Preferences } from '#contract/office/account';
import type { Role } from '#contract/office/permissions';
import type { MailContext } from '../settings.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { AccountStatus } from '../store/accounts/tables-accounts.ts';
import type { Actor } from '../store/changes/events.ts';
import type { Repositories, Store } from '../store/open-store.ts';
import { mailAccount } from './account-mails.ts';
import { makeLink } from './links.ts';

export const defaultPreferences = (locale: Locale): Preferences => ({
  locale,
  theme: 'system',
  shortcuts: true,
  awayUntil: null,
  mails: [],
});

export interface Invitation {
  name: string;
  email: string;
  role: Role;
  locale: Locale;
}

/** The account as the subject of an event. */
export const personOf = ({ id, name }: Account) => ({ kind: 'person' as const, id, name });

/** Makes an account that its invitation opens; undefined when somebody has this address already. Inside a transaction. */
export async function invite(
  repositories: Repositories,
  { name, email, role, locale }: Invitation,
  actor: Actor,
  now: Date,
): Promise<Account | undefined> {
  const preferences = defaultPreferences(locale);
  const account = await repositories.accounts.add({ name, email, role, status: 'invited', preferences }, now);
  if (!account) return undefined;
  await repositories.events.add({ actor, kind: 'person.invited', subject: personOf(account), after: role }, now);
  await repositories.topics.changed('people');
  return account;
}

/** Sends a new invitation, which ends the one before. Inside a transaction. */
export async function mailInvitation(
  repositories: Repositories,
  context: MailContext,
  account: Account,
  inviter: string,
  now: Date,
): Promise<void> {
  const link = await makeLink(repositories, account, 'invitation', now);
  await mailAccount(repositories, context, account, { kind: 'invitation', link, inviter }, now);
}

export interface PersonChange {
  role?: Role | undefined;
  status?: Exclude<AccountStatus, 'invited'> | undefined;
}

export type PersonChanged =
  | { ok: true; account: Account }
  | { ok: false; reason: 'newer-version'; account: Account }
  | { ok: false; reason: 'unknown' | 'last-owner' };

/**
 * Changes what a person may do, or whether they may come in at all: their sessions are over, and their links too when they are locked out. The
 * Office never loses its last owner.
 *
 * @param version that whoever changes it has seen; undefined on the command line
 */
export function changePerson(
  store: Store,
  id: string,
  { role, status }: PersonChange,
  actor: Actor,
  version?: number,
): Promise<PersonChanged> {
  const now = new Date();
  return store.transaction(
    async (repositories): Promise<PersonChanged> => {
      const { accounts, sessions, accountLinks, events, topics } = repositories;
      const before = await accounts.find(id);
      if (!before) return { ok: false, reason: 'unknown' };
      if (version !== undefined && before.version !== version) return { ok: false, reason: 'newer-version', account: before };
      // Whoever has not joined yet does so by the invitation alone.
      const nextStatus = before.status === 'invited' && status === 'active' ? 'invited' : (status ?? before.status);
      const next = { role: role ?? before.role, status: nextStatus };
      const wasOwner = before.role === 'owner' && before.status === 'active';
      const staysOwner = next.role === 'owner' && next.status === 'active';
      if (wasOwner && !staysOwner && (await accounts.countOwners()) < 2) return { ok: false, reason: 'last-owner' };
      if (next.role === before.role && next.status === before.status) return { ok: true, account: before };

      const account = (await accounts.change(id, next, now)) ?? before;
      await sessions.endAll(id);
      if (next.status === 'deactivated') await accountLinks.withdraw(id);
      const subject = personOf(account);
      if (next.role !== before.role) await events.add({ actor, kind: 'person.role', subject, before: before.role, after: next.role }, now);
      if (next.status !== before.status) {
        const kind = next.status === 'deactivated' ? 'person.deactivated' : 'person.activated';
        await events.add({ actor, kind, subject, before: before.status, after: next.status }, now);
      }
      await topics.changed('people', 'account');
      return { ok: true, account };
    },
    { exclusive: true },
  );
}
