import { makeLink } from '#api/accounts/links';
import { changePerson, invite, personOf } from '#api/accounts/people';
import type { Account } from '#api/store/accounts/accounts';
import type { Store } from '#api/store/open-store';
import { inTransaction, recordEvent, type Work } from '#api/store/work';
import { locales } from '#contract/locales';
import { roles, rolesText } from '#contract/office/permissions';
import type { Settings } from '#server/settings';
import type { Command, CommandResult } from '../command.ts';
import { type OfficeArguments, parseArguments } from './parse-arguments.ts';

/** The people of the Office, from the machine that the site runs on: the first owner, and whoever has lost every way in. */
export const officeCommand: Command<OfficeArguments> = {
  usage: `Usage:
  npm run office -- invite --email <email> --name <name> --role <${roles.join('|')}>[,<role>] [--locale ${locales.join('|')}]
  npm run office -- list
  npm run office -- deactivate <email>
  npm run office -- reset <email>

invite      makes an account and prints the link that opens it; it is good once, for three days. Run it again for a new link.
            Whoever does two things has two roles: --role sales,hiring.
list        prints everybody with roles and state.
deactivate  locks somebody out at once.
reset       prints a link for somebody who has lost every way in; it is good once, for an hour, and takes away passkeys and authenticator.
`,
  parse: parseArguments,
  async run(args, { settings, openData }) {
    const { store } = await openData();
    switch (args.action) {
      case 'list':
        return { output: listOf(await store.accounts.list()) };
      case 'invite':
        return invitePerson(args, store, settings);
      case 'deactivate':
        return deactivate(args.email, store);
      case 'reset':
        return reset(args.email, store, settings);
    }
  },
};

async function invitePerson(args: OfficeArguments & { action: 'invite' }, store: Store, settings: Settings): Promise<CommandResult> {
  const invited = await inTransaction(store, { actor: null }, async (work) => {
    const account = (await work.repositories.accounts.findByEmail(args.email)) ?? (await invite(work, args));
    if (account?.status !== 'invited' || rolesText(account.roles) !== rolesText(args.roles)) return { account };
    return { account, link: await makeLink(work, account, 'invitation') };
  });
  const { account, link } = invited;
  if (!account || !link) return { problem: refusalToInvite(args.email, account) };
  return {
    output: `${account.name} (${rolesText(account.roles)}) can sign in for the first time here, once, within three days:\n${settings.origin}${link}\n`,
  };
}

/** @param account undefined when it was made meanwhile */
function refusalToInvite(email: string, account: Account | undefined): string {
  switch (account?.status) {
    case 'invited':
      return `${email} was invited as ${rolesText(account.roles)}. An owner changes the roles in the Office, under People. Without one, invite an owner with another e-mail address.`;
    case 'deactivated':
      return lockedOut(email);
    default:
      return `${email} has an account already; reset prints a new link into it.`;
  }
}

const lockedOut = (email: string) =>
  `${email} is locked out. An owner lets them in again in the Office, under People; reset then prints a new link.`;

async function deactivate(email: string, store: Store): Promise<CommandResult> {
  const account = await store.accounts.findByEmail(email);
  if (!account) return { problem: unknown(email) };
  const lockOut = (work: Work) => changePerson(work, account.id, { status: 'deactivated' });
  const changed = await inTransaction(store, { actor: null, exclusive: true }, lockOut);
  if (changed.ok) return { output: `${email} is locked out.\n` };
  return { problem: changed.reason === 'last-owner' ? `${email} is the last owner; invite another one first.` : unknown(email) };
}

async function reset(email: string, store: Store, settings: Settings): Promise<CommandResult> {
  const account = await store.accounts.findByEmail(email);
  if (!account) return { problem: unknown(email) };
  if (account.status === 'invited') return { problem: `${email} was invited and has not signed in yet; invite prints a new link.` };
  if (account.status === 'deactivated') return { problem: lockedOut(email) };
  const link = await inTransaction(store, { actor: null }, async (work) => {
    await work.repositories.sessions.endAll(account.id);
    await recordEvent(work, { kind: 'account.sessions-ended', subject: personOf(account) });
    return makeLink(work, account, 'reset', { clearsFactors: true });
  });
  return { output: `${account.name} can choose a new password or passkey here, once, within an hour:\n${settings.origin}${link}\n` };
}

const unknown = (email: string) => `Nobody has the e-mail address ${email}.`;

function listOf(accounts: Account[]): string {
  if (accounts.length === 0) return 'Nobody yet.\n';
  const rows = accounts.map(({ name, email, roles: own, status, lastSeenAt }) => [
    name,
    email,
    rolesText(own),
    status,
    lastSeenAt ?? 'never',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}
