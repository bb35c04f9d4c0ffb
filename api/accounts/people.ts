import type { Locale } from '#contract/locales';
import type { Preferences } from '#contract/office/account';
import { isOwner, type Roles, rolesText } from '#contract/office/permissions';
import type { MailContext } from '../settings.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { AccountStatus } from '../store/accounts/tables-accounts.ts';
import { type Colleague, recordEvent, type Work } from '../store/work.ts';
import { mailAccount } from './account-mails.ts';
import { makeLink } from './links.ts';

export const defaultPreferences = (locale: Locale): Preferences => ({
  locale,
  theme: 'system',
  shortcuts: true,
  awayUntil: null,
  mails: ['given', 'mentioned', 'replied'],
});

export interface Invitation {
  name: string;
  email: string;
  roles: Roles;
  locale: Locale;
}

/** The account as the subject of an event. */
export const personOf = ({ id, name }: Account) => ({ kind: 'person' as const, id, name });

/** Makes an account that its invitation opens; undefined when somebody has this address already. Inside a transaction. */
export async function invite(work: Work, { name, email, roles, locale }: Invitation): Promise<Account | undefined> {
  const preferences = defaultPreferences(locale);
  const account = await work.repositories.accounts.add({ name, email, roles, status: 'invited', preferences }, work.now);
  if (account) await recordEvent(work, { kind: 'person.invited', subject: personOf(account), after: rolesText(roles) });
  return account;
}

/** Sends a new invitation, which ends the one before. Inside a transaction. */
export async function mailInvitation(work: Work<Colleague>, context: MailContext, account: Account): Promise<void> {
  const link = await makeLink(work, account, 'invitation');
  await mailAccount(work, context, account, { kind: 'invitation', link, inviter: work.actor.name });
}

export interface PersonChange {
  name?: string | undefined;
  roles?: Roles | undefined;
  status?: Exclude<AccountStatus, 'invited'> | undefined;
}

export type PersonChanged =
  | { ok: true; account: Account }
  | { ok: false; reason: 'newer-version'; account: Account }
  | { ok: false; reason: 'unknown' | 'last-owner' };

/**
 * Changes what a person is called, or may do, or whether they may come in at all: in the last two their sessions are over, and their links too when
 * they are locked out. The Office never loses its last owner. Inside an exclusive transaction.
 *
 * @param version that whoever changes it has seen; undefined on the command line
 */
export async function changePerson(
  work: Work,
  id: string,
  { name, roles, status }: PersonChange,
  version?: number,
): Promise<PersonChanged> {
  const { accounts, sessions, accountLinks } = work.repositories;
  const before = await accounts.find(id);
  if (!before) return { ok: false, reason: 'unknown' };
  if (version !== undefined && before.version !== version) return { ok: false, reason: 'newer-version', account: before };
  // Whoever has not joined yet does so by the invitation alone.
  const nextStatus = before.status === 'invited' && status === 'active' ? 'invited' : (status ?? before.status);
  const next = { name: name ?? before.name, roles: roles ?? before.roles, status: nextStatus };
  const wasOwner = isOwner(before.roles) && before.status === 'active';
  const staysOwner = isOwner(next.roles) && next.status === 'active';
  if (wasOwner && !staysOwner && (await accounts.countOwners()) < 2) return { ok: false, reason: 'last-owner' };
  const isSameRole = rolesText(next.roles) === rolesText(before.roles);
  const staysIn = isSameRole && next.status === before.status;
  if (staysIn && next.name === before.name) return { ok: true, account: before };

  const account = (await accounts.change(id, next, work.now)) ?? before;
  if (!staysIn) await sessions.endAll(id);
  if (next.status === 'deactivated') await accountLinks.withdraw(id);
  const subject = personOf(account);
  if (next.name !== before.name) await recordEvent(work, { kind: 'person.name', subject, before: before.name, after: next.name });
  if (!isSameRole) await recordEvent(work, { kind: 'person.role', subject, before: rolesText(before.roles), after: rolesText(next.roles) });
  if (next.status !== before.status) {
    const kind = next.status === 'deactivated' ? 'person.deactivated' : 'person.activated';
    await recordEvent(work, { kind, subject, before: before.status, after: next.status });
  }
  return { ok: true, account };
}
