import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeHeader } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { mustAddFactor } from '../accounts/me.ts';
import { clearSessionCookie, sessionToken } from '../accounts/session-cookie.ts';
import { findSession, renewSession } from '../accounts/sessions.ts';
import { Refusal } from '../http/refusal.ts';
import { senderOf } from '../http/sender.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { StoredToken } from '../store/connections/access-tokens.ts';
import type { Store } from '../store/open-store.ts';
import { type OfficeDependencies, signedIn } from './office-request.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Milliseconds after the sign-in in which what does most harm in the wrong hands may be done. */
const recentMs = 60 * 60 * 1000;

/** Refuses a change unless a page of this site sent it, with the header that no form and no other site can send. */
export function requireOfficePage({ settings }: OfficeDependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    // No browser sends a token by itself, and no page of another site can: the preflight is refused.
    if (reading.includes(request.method) || request.accessToken) return;
    const isMarked = request.headers[officeHeader.name] === officeHeader.value;
    if (!isMarked || senderOf(request, settings.origin) !== 'own-page') throw new Refusal(403, { key: 'http.forbiddenOrigin' });
  };
}

/** Finds whose session a request belongs to. A cookie that opens nothing any more is taken away. */
export function recognizeSession({ store }: OfficeDependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.accessToken) return;
    const now = new Date();
    const token = sessionToken(request);
    const found = await findSession(store, token, now);
    if (found) request.office = { ...found, session: await renewSession(store, found, now) };
    else if (token !== undefined) clearSessionCookie(request, reply);
  };
}

/** Refuses whoever has not the permission that the route names: 401 without a session, 403 without the permission. */
export function requirePermission({ store }: OfficeDependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    const { permission, needsRecentSignIn, isForOwnAccount } = request.routeOptions.config;
    if (request.accessToken) return requireScope(request, request.accessToken);
    if (permission === 'everyone') return;
    const { account, session } = signedIn(request);
    if (permission === undefined || !isAllowed(account.roles, permission)) throw new Refusal(403, { key: 'office.notAllowed' });
    if (!isForOwnAccount && (await mustAddFactor(store, account, session))) throw new Refusal(403, { key: 'office.factorMissing' });
    if (needsRecentSignIn) await requireRecentSignIn(store, request);
  };
}

/** The way in is closed to a token, and so is all that has no scope. */
function requireScope({ routeOptions }: FastifyRequest, { scopes }: StoredToken): void {
  const { tokenScope } = routeOptions.config;
  if (tokenScope === undefined || !scopes.includes(tokenScope)) throw new Refusal(403, { key: 'token.notAllowed' });
}

/**
 * For what only some calls of a route need. Whoever holds a session of somebody else, a computer that was left open say, cannot sign in again.
 *
 * @throws {Refusal} 401 where the sign-in is more than an hour old; the screens ask the person to sign in again, and repeat the call
 */
export async function requireRecentSignIn(store: Pick<Store, 'passkeys'>, request: Pick<FastifyRequest, 'office'>): Promise<void> {
  const { account, session } = signedIn(request);
  const isOld = Date.now() - Date.parse(session.createdAt) > recentMs;
  if (isOld && (await canSignInAgain(store, account))) throw new Refusal(401, { key: 'office.signInAgain' });
}

/** The demo's owner came by a link, and has nothing else to sign in with before the first password or passkey is set. */
async function canSignInAgain({ passkeys }: Pick<Store, 'passkeys'>, { id, isDemo, passwordHash }: Account): Promise<boolean> {
  return !isDemo || passwordHash !== null || (await passkeys.ofAccount(id)).length > 0;
}
