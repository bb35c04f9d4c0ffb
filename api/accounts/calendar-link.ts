import { createHmac, randomBytes } from 'node:crypto';
import { calendarPath } from '#contract/api-paths';
import { isSame } from '../secrets/tokens.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Repositories } from '../store/open-store.ts';
import { type Colleague, recordEvent, type Work } from '../store/work.ts';
import { personOf } from './people.ts';

/** The id of an account, which is hexadecimal, and the signature over it. */
const tokenPattern = /^(?<id>[0-9a-f]{24})-(?<signature>[\w-]{43})$/;

type Secrets = Pick<Repositories, 'secrets'>;

/** The token is stored nowhere: it follows from a secret of the site and a key of the account, with which it ends. */
async function tokenOf({ secrets }: Secrets, { id }: Pick<Account, 'id'>, key: string): Promise<string> {
  const secret = await secrets.getOrCreate('calendar-links');
  return `${id}-${createHmac('sha256', secret).update(`${id} ${key}`).digest('base64url')}`;
}

/** The address at which a person's calendar is read; null while there is none. */
export async function calendarUrl(repositories: Secrets, account: Account, origin: string): Promise<string | null> {
  if (account.calendarKey === null) return null;
  const token = await tokenOf(repositories, account, account.calendarKey);
  return `${origin}${calendarPath(`${token}.ics`)}`;
}

/** The colleague whose calendar a token opens; undefined for any other text, and for one who has left. */
export async function accountOfCalendar(
  { accounts, ...repositories }: Secrets & Pick<Repositories, 'accounts'>,
  token: string,
): Promise<Account | undefined> {
  const id = tokenPattern.exec(token)?.groups?.id;
  const account = id === undefined ? undefined : await accounts.find(id);
  if (account?.status !== 'active' || account.calendarKey === null) return undefined;
  return isSame(token, await tokenOf(repositories, account, account.calendarKey)) ? account : undefined;
}

/** Gives a person's calendar a new address, after which the one before opens nothing, or none. Inside a transaction. */
export async function changeCalendar({ repositories, ...work }: Work<Colleague>, isOpen: boolean): Promise<Account | undefined> {
  const { accounts } = repositories;
  const before = await accounts.find(work.actor.id, { lock: true });
  if (!before) return undefined;
  if (!isOpen && before.calendarKey === null) return before;
  const changed = await accounts.change(before.id, { calendarKey: isOpen ? randomBytes(16).toString('base64url') : null }, work.now);
  const after = isOpen ? (before.calendarKey === null ? 'opened' : 'renewed') : 'ended';
  await recordEvent({ repositories, ...work }, { kind: 'account.calendar', subject: personOf(before), after });
  return changed;
}
