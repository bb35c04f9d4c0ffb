import type { FastifyRequest } from 'fastify';
import type { Account } from '../store/accounts/accounts.ts';
import type { Session } from '../store/accounts/sessions.ts';
import type { SessionState } from '../store/accounts/tables-accounts.ts';
import type { Store } from '../store/open-store.ts';
import { inTransaction, type Work } from '../store/work.ts';
import { isFromAhead, latestMoment } from '../time/clock-tolerance.ts';
import { deviceName } from './device-name.ts';
import { lifetimes } from './lifetimes.ts';
import { hashToken, newToken } from './tokens.ts';

export interface SignedIn {
  session: Session;
  account: Account;
}

/** The end of a session that is not used any more. */
export function endOfSession({ state, createdAt, lastUsedAt }: Session): Date {
  const [created, used] = [Date.parse(createdAt), Date.parse(lastUsedAt)];
  return new Date(state === 'code' ? created + lifetimes.code : Math.min(created + lifetimes.session, used + lifetimes.idle));
}

/** Says with whose sign-in a session begins. */
export type SessionOrigin = Pick<Session, 'provider' | 'hasSecondFactor'>;

/** Begins a session and returns its token, which the store does not know. Those that have ended meanwhile are cleared away. */
export async function beginSession(
  { repositories: { sessions }, now }: Work,
  { id: accountId }: Account,
  { state, provider = null, hasSecondFactor = false }: { state: SessionState } & Partial<SessionOrigin>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<{ token: string; session: Session }> {
  await sessions.deleteExpired(new Date(now.getTime() - lifetimes.idle), new Date(now.getTime() - lifetimes.session), latestMoment(now));
  const token = newToken();
  const device = deviceName(request.headers['user-agent']);
  const session = await sessions.add({
    accountId,
    state,
    device,
    provider,
    hasSecondFactor,
    createdAt: now.toISOString(),
    tokenHash: hashToken(token),
  });
  return { token, session };
}

/** Finds who a session belongs to; undefined for one that has ended, and for somebody who may not come in any more. */
export async function findSession(store: Store, token: string | undefined, now: Date): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined;
  const session = await store.sessions.findByToken(hashToken(token));
  if (!session || endOfSession(session) <= now) return undefined;
  if (isFromAhead(session.createdAt, now) || isFromAhead(session.lastUsedAt, now)) {
    // By a clock that has been set back since: how old it really is, nobody knows, and left alone it would open for that much longer.
    await store.sessions.end(session.id, session.accountId);
    return undefined;
  }
  const account = await store.accounts.find(session.accountId);
  return account?.status === 'active' ? { session, account } : undefined;
}

/** Notes that a session is used, which is seldom written: not every request may cost a commit. */
export async function renewSession(store: Store, { session, account }: SignedIn, now: Date): Promise<Session> {
  if (session.state !== 'full' || now.getTime() - Date.parse(session.lastUsedAt) < lifetimes.renewal) return session;
  await inTransaction(store, { actor: null }, async ({ repositories: { sessions, accounts } }) => {
    await sessions.used(session.id, now);
    await accounts.touchLastSeen(account.id, now);
  });
  return { ...session, lastUsedAt: now.toISOString() };
}
