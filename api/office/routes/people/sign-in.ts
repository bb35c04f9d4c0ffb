import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInResult } from '#contract/office/account';
import { deviceCookie } from '../../../accounts/known-device.ts';
import { describeMe, needsSecondFactor } from '../../../accounts/me.ts';
import { personOf } from '../../../accounts/people.ts';
import { setSessionCookie } from '../../../accounts/session-cookie.ts';
import { beginSession } from '../../../accounts/sessions.ts';
import type { SignInThrottle } from '../../../accounts/sign-in-throttle.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Session } from '../../../store/accounts/sessions.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { recordEvent, type Work } from '../../../store/work.ts';

/** Names how somebody has proved who they are. */
export type SignInMethod = 'password' | 'passkey' | 'code' | 'recovery code' | 'link';

/**
 * Completes a sign-in, inside a transaction: with a new token, and the session that the browser had before is over. A
 * password leads no further than to the code while the account has an authenticator, and nowhere for whoever needs a second factor and has a
 * passkey alone.
 *
 * @returns sets the cookies and returns the result, or refuses; to be called when the transaction has been committed
 */
export async function completeSignIn(
  work: Work,
  request: FastifyRequest,
  account: Account,
  method: SignInMethod,
): Promise<(reply: FastifyReply, throttle: Pick<SignInThrottle, 'rememberAddress'>) => Promise<SignInResult>> {
  const { repositories } = work;
  const needsCode = method === 'password' && account.authenticatorSecret !== null;
  if (method === 'password' && !needsCode && (await mustUsePasskey(repositories, account)))
    return async () => {
      throw new Refusal(403, { key: 'office.usePasskey' });
    };
  if (request.office) await repositories.sessions.end(request.office.session.id, request.office.account.id);
  const { token, session } = await beginSession(work, account, needsCode ? 'code' : 'full', request);
  const result: SignInResult = needsCode ? { state: 'code' } : await recordSignIn(work, account, session, method);
  const device = needsCode ? undefined : await deviceCookie(repositories, request, account.email);
  return async (reply, throttle) => {
    setSessionCookie(request, reply, token);
    if (device !== undefined) {
      reply.header('set-cookie', device);
      await throttle.rememberAddress(request, account.email);
    }
    return result;
  };
}

async function mustUsePasskey(repositories: Repositories, account: Account): Promise<boolean> {
  return (await repositories.passkeys.ofAccount(account.id)).length > 0 && needsSecondFactor(repositories, account);
}

async function recordSignIn(work: Work, account: Account, session: Session, method: SignInMethod): Promise<SignInResult> {
  await work.repositories.accounts.touchLastSeen(account.id, work.now);
  await recordEvent({ ...work, actor: account }, { kind: 'account.signed-in', subject: personOf(account), after: method });
  return { state: 'signed-in', me: await describeMe(work.repositories, account, session) };
}
